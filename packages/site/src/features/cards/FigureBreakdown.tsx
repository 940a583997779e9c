import type { StartSource } from '@simulation/engine';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { Count } from '../shared/Count';
import * as styles from './cards.module.css';

/** What is said of the start value of a figure. */
const START_TEXTS: Readonly<Record<StartSource, TextKey>> = {
  link: 'linkStart',
  random: 'randomStart',
  preset: 'presetStart',
};

type FigureBreakdownProps = {
  /** Where the start value comes from. */
  origin: StartSource;
  /** The start value. */
  start: ReactNode;
  /** In the place of both, what the story tells of them. */
  told?: ReactNode;
  /** Trades closed since the start. */
  closed: number;
};

/** The parts of a figure: its start value, and what the invented trades since have added. */
export function FigureBreakdown({ origin, start, told, closed }: FigureBreakdownProps) {
  const { texts } = useLanguage();
  return (
    <p className={`remark ${told === undefined ? styles.provenance : styles.told}`}>
      {told ?? (
        <>
          <span>{texts[START_TEXTS[origin]]}</span> {start}
        </>
      )}{' '}
      <span>
        {texts.plus} <Count of={closed} live /> {closed === 1 ? texts.plusTrade : texts.plusTrades}
      </span>
    </p>
  );
}
