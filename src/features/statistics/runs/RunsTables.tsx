import { VARIANTS } from '../../../engine/runs/experiment';
import type { RunsResult } from '../../../engine/runs/runsResult';
import { formatClock } from '../../../format/formatClock';
import { fill } from '../../../i18n';
import type { RunsTexts } from '../../../i18n/runs';
import { useLanguage } from '../../../store/react/language';
import { AsTable } from '../../../ui/Table/AsTable';
import { WideTable } from '../../../ui/Table/Table';
import { Amount } from '../../shared/Amount';
import { evenly } from '../../shared/EquityCurve/curveGeometry';
import { HistogramTable } from '../charts/HistogramTable';
import * as statistics from '../Statistics.module.css';
import { variantNames } from './names';

const COLUMNS = ['lowest', 'p5', 'p25', 'median', 'p75', 'p95', 'highest'] as const;

/** One row for every fifth of 61 points. */
const MAX_ROWS = 13;

/** The figures of all charts. */
export function RunsTables({ result, texts }: { result: RunsResult; texts: RunsTexts }) {
  const { texts: page } = useLanguage();
  const names = variantNames(result.experiment, page);
  return (
    <AsTable summary={texts.table}>
      <p>{texts.tableNote}</p>
      {VARIANTS.map((variant) => (
        <WideTable
          key={variant}
          caption={fill(texts.tableFan, { market: names[variant] })}
          heads={(['time', ...COLUMNS] as const).map((column) => texts[column])}
          rows={evenly(result[variant].fan, MAX_ROWS).map((point) => ({
            key: point.at,
            cells: [
              formatClock(point.at),
              ...COLUMNS.map((column) => <Amount key={column} cents={point[column]} signed />),
            ],
          }))}
        />
      ))}
      <div className={statistics.pair}>
        {VARIANTS.map((variant) => (
          <HistogramTable
            key={variant}
            caption={fill(texts.tableEnd, { market: names[variant] })}
            heads={[texts.range, texts.runs, texts.expected]}
            to={texts.to}
            bars={result[variant].histogram}
            signed
          />
        ))}
      </div>
    </AsTable>
  );
}
