import { formatDecimal } from '@simulation/engine/format';
import type { HistogramBar } from '@simulation/engine/runs';
import { useLanguage } from '../../../store/react/language';
import { Figure } from '../../../ui/Figure/Figure';
import { Table } from '../../../ui/Table/Table';
import { Amount } from '../../shared/Amount';
import { Count } from '../../shared/Count';

type HistogramTableProps = {
  caption: string;
  /** Heads of the columns: a range of amounts, the count in it, and the expected count. */
  heads: readonly [range: string, count: string, expected: string];
  bars: readonly HistogramBar[];
  /** Amounts with a plus, where they are changes. */
  signed?: boolean;
};

/** The figures of a histogram. */
export function HistogramTable({ caption, heads, bars, signed = false }: HistogramTableProps) {
  const { locale, texts } = useLanguage();
  return (
    <Table
      caption={caption}
      heads={heads}
      rows={bars.map((bar) => ({
        key: bar.from,
        cells: [
          <span key="range">
            <Amount cents={bar.from} signed={signed} /> {texts.to} <Amount cents={bar.to} signed={signed} />
          </span>,
          <Count key="count" of={bar.count} />,
          <Figure key="expected" exact={bar.expected.toFixed(4)}>
            {formatDecimal(bar.expected, 1, locale)}
          </Figure>,
        ],
      }))}
    />
  );
}
