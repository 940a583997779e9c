import { Amount, Count, Figure, useLanguage } from '@simulation/dashboard';
import { formatDecimal } from '@simulation/engine/format';
import type { HistogramBar } from '@simulation/engine/runs';
import type { CSSProperties } from 'react';
import * as styles from './Statistics.module.css';
import { Table } from './Table';

type HistogramTableProps = {
  caption: string;
  heads: readonly [range: string, count: string, expected: string];
  bars: readonly HistogramBar[];
};

/** A histogram as a table: each count on a bar as long as it, with a mark where it was expected. */
export function HistogramTable({ caption, heads, bars }: HistogramTableProps) {
  const { locale, texts } = useLanguage();
  const most = Math.max(1, ...bars.map(({ count, expected }) => Math.max(count, expected)));
  const style = (
    count: number,
    expected: number,
  ): CSSProperties & Record<'--count' | '--expected', number> => ({
    '--count': count / most,
    '--expected': expected / most,
  });
  return (
    <Table
      caption={caption}
      heads={heads}
      rows={bars.map(({ from, to, count, expected }) => [
        <span key="range">
          <Amount cents={from} signed /> {texts.to} <Amount cents={to} signed />
        </span>,
        <span key="count" className={styles.counted} style={style(count, expected)}>
          <Count of={count} />
        </span>,
        <Figure key="expected" exact={expected.toFixed(4)}>
          {formatDecimal(expected, 1, locale)}
        </Figure>,
      ])}
    />
  );
}
