import { VARIANTS } from '../../../engine/runs/experiment';
import type { RunsResult } from '../../../engine/runs/runsResult';
import { fill } from '../../../i18n';
import type { RunsTexts } from '../../../i18n/runs';
import { useLanguage } from '../../../store/react/language';
import { AsTable } from '../../../ui/Table/AsTable';
import { FanTable } from '../charts/FanTable';
import { HistogramTable } from '../charts/HistogramTable';
import * as statistics from '../Statistics.module.css';
import { variantNames } from './names';

/** The figures of all charts. */
export function RunsTables({ result, texts }: { result: RunsResult; texts: RunsTexts }) {
  const { texts: page } = useLanguage();
  const names = variantNames(result.experiment, page);
  return (
    <AsTable summary={texts.table}>
      <p>{texts.tableNote}</p>
      {VARIANTS.map((variant) => (
        <FanTable
          key={variant}
          points={result[variant].fan}
          caption={fill(texts.tableFan, { market: names[variant] })}
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
