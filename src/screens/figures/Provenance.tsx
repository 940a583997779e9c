import type { ReactNode } from 'react';
import type { Origin } from '../../engine';
import { exactNumber, formatCount } from '../../format';
import type { TextKey } from '../../i18n';
import { FigureBox } from '../../ui/Figure/FigureBox';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { useLanguage } from '../language/language';
import * as styles from './figures.module.css';

const startKeys: Readonly<Record<Origin, TextKey>> = {
  link: 'linkStart',
  random: 'randomStart',
  preset: 'presetStart',
};

type ProvenanceProps = { origin: Origin; start: ReactNode; closed: number };

/**
 * Where a figure comes from: how it began, plus how many invented trades since. The sum is the figure.
 *
 * The count stands last, with room to grow: nothing beside it moves when it gets another digit.
 */
export function Provenance({ origin, start, closed }: ProvenanceProps) {
  const { texts, currency } = useLanguage();
  return (
    <p className={styles.provenance}>
      <span className={styles.sentence}>
        <span>{texts[startKeys[origin]]}</span> {start} <span>{texts.plusTrades}</span>{' '}
        <span className={styles.closed}>
          <UnlessWithheld>
            <FigureBox exact={exactNumber(closed)} text={formatCount(closed, currency)} />
          </UnlessWithheld>
        </span>
      </span>
    </p>
  );
}
