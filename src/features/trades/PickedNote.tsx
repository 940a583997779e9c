import type { Picked } from '../../address';
import { formatCount } from '../../format';
import { fill, type TextKey } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import * as styles from './trades.module.css';

const NOTES: Readonly<Record<Picked['rank'], TextKey>> = {
  best: 'pickedBest',
  worst: 'pickedWorst',
  any: 'pickedAny',
};

/** That the run on screen was chosen afterwards, and what follows from that. Nothing on the page closes it. */
export function PickedNote({ picked }: { picked: Picked }) {
  const { locale, texts } = useLanguage();
  return (
    <p className={styles.pickedNote}>
      {fill(texts[NOTES[picked.rank]], { count: formatCount(picked.count, locale) })}
    </p>
  );
}
