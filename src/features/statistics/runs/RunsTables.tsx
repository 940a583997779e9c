import { MARKET_NAMES } from '../../../engine/runs/question';
import type { RunsResult } from '../../../engine/runs/runsResult';
import { fill } from '../../../i18n';
import type { RunsTexts } from '../../../i18n/runs';
import { useLanguage } from '../../../store/react/language';
import { AsTable } from '../../../ui/Table/AsTable';
import { FanTable } from '../charts/FanTable';
import { HistogramTable } from '../charts/HistogramTable';
import * as statistics from '../Statistics.module.css';
import { marketNames } from './names';

/** The figures of all charts. */
export function RunsTables({ result, texts }: { result: RunsResult; texts: RunsTexts }) {
  const { texts: page } = useLanguage();
  const names = marketNames(result.question, page);
  return (
    <AsTable summary={texts.table}>
      <p>{texts.tableNote}</p>
      {MARKET_NAMES.map((market) => (
        <FanTable
          key={market}
          points={result[market].fan}
          caption={fill(texts.tableFan, { market: names[market] })}
        />
      ))}
      <div className={statistics.pair}>
        {MARKET_NAMES.map((market) => (
          <HistogramTable
            key={market}
            caption={fill(texts.tableEnd, { market: names[market] })}
            heads={[texts.range, texts.runs, texts.expected]}
            to={texts.to}
            bars={result[market].histogram}
            signed
          />
        ))}
      </div>
    </AsTable>
  );
}
