import { formatCount } from '../../format';
import { fill } from '../../i18n';
import { spokenTextsOf } from '../../i18n/spokenTexts';
import { Button } from '../../ui/Button/Button';
import { useLanguage } from '../language/language';
import * as styles from './feed.module.css';

/** More than this is not read at a glance. */
const MAX_COUNT = 99;

type WaitingTradesProps = {
  /** How many trades wait; with none, only the place of the button is kept. */
  waiting: number;
  onShow: () => void;
};

/** Says how many trades wait while the rows are held, and shows them. Not announced: new rows are silent. */
export function WaitingTrades({ waiting, onShow }: WaitingTradesProps) {
  const words = useWaitingWords(waiting);
  return (
    <div className={styles.place}>
      {words && (
        <Button className={styles.show} onClick={onShow}>
          <span>{words.visible}</span> <span className="sr-only">{words.rest}</span>
        </Button>
      )}
    </div>
  );
}

/** How many trades wait, in words: the first half is seen, both are heard. Undefined when none do. */
export function useWaitingWords(waiting: number) {
  const { locale, currency } = useLanguage();
  const texts = spokenTextsOf(locale);
  if (waiting === 0) return undefined;
  const count = waiting > MAX_COUNT ? `${MAX_COUNT}+` : formatCount(waiting, currency);
  return waiting === 1
    ? { visible: fill(texts.waitingOne, { count }), rest: texts.waitingOneRest }
    : { visible: fill(texts.waiting, { count }), rest: texts.waitingRest };
}
