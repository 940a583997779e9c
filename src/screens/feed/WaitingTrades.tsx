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

/** Shows the trades that wait while the rows are held, and says how many. Not announced: new rows are silent. */
export function WaitingTrades({ waiting, onShow }: WaitingTradesProps) {
  const words = useWaitingWords(waiting);
  return (
    <div className={styles.place}>
      {words && (
        <Button className={styles.show} onClick={onShow}>
          <span>{words.show}</span> <span className="sr-only">{words.showRest}</span>
        </Button>
      )}
    </div>
  );
}

/**
 * How many trades wait, in words: `show` is on the button, `showRest` completes its accessible name, `description` is
 * for the table. Undefined when none wait.
 */
export function useWaitingWords(waiting: number) {
  const { locale, currency } = useLanguage();
  const texts = spokenTextsOf(locale);
  if (waiting === 0) return undefined;
  const count = waiting > MAX_COUNT ? `${MAX_COUNT}+` : formatCount(waiting, currency);
  const [show, showRest, description] =
    waiting === 1
      ? [texts.showOne, texts.showOneRest, texts.waitingOne]
      : [texts.show, texts.showRest, texts.waiting];
  return { show: fill(show, { count }), showRest, description: fill(description, { count }) };
}
