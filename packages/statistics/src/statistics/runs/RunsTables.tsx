import { Amount, evenly, marketName, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { formatClock } from '@simulation/engine/format';
import type { RunsResult } from '@simulation/engine/runs';
import { Fragment } from 'react';
import { runsTexts } from '../../texts/runs';
import { HistogramTable } from '../HistogramTable';
import { WideTable } from '../Table';

const COLUMNS = ['lowest', 'p5', 'p25', 'median', 'p75', 'p95', 'highest'] as const;

/** One row for every fifth of 61 points. */
const MAX_ROWS = 13;

/** How the runs of each market are spread, on the way and at the end. */
export function RunsTables({ result }: { result: RunsResult }) {
  const texts = useTexts(runsTexts);
  const language = useLanguage();
  return (
    <>
      <p>{texts.tableNote}</p>
      {result.markets.map(({ market, fan, histogram }) => (
        <Fragment key={market.name}>
          <WideTable
            caption={fill(texts.tableFan, { market: marketName(market, language) })}
            heads={(['time', ...COLUMNS] as const).map((column) => texts[column])}
            rows={evenly(fan, MAX_ROWS).map((point) => [
              formatClock(point.at),
              ...COLUMNS.map((column) => <Amount key={column} cents={point[column]} signed />),
            ])}
          />
          <HistogramTable
            caption={fill(texts.tableEnd, { market: marketName(market, language) })}
            heads={[texts.range, texts.runs, texts.expected]}
            bars={histogram}
          />
        </Fragment>
      ))}
    </>
  );
}
