import { useState } from 'react';
import { MARKET_NAMES } from '../../engine/runs/question';
import type { MarketRuns, RunsResult } from '../../engine/runs/runsResult';
import { exactMoney, exactNumber, formatCount, formatGain } from '../../format';
import { formatDecimal } from '../../format/formatExact';
import { fill } from '../../i18n';
import type { RunsTexts } from '../../i18n/runs';
import { useLanguage } from '../../store/react/language';
import { FanTable } from '../../ui/FanChart/FanTable';
import { Figure } from '../../ui/Figure/Figure';
import { marketNames } from './marketNames';
import * as styles from './Runs.module.css';
import { useRunsFormat } from './useRunsFormat';

/** The figures of all charts as tables; rendered when they are opened. */
export function RunsTables({ result, texts }: { result: RunsResult; texts: RunsTexts }) {
  const { texts: page } = useLanguage();
  const { format } = useRunsFormat(texts);
  const names = marketNames(result.question, page);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.tables} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.table}</summary>
      {isOpen && (
        <>
          <p>{texts.tableNote}</p>
          {MARKET_NAMES.map((market) => (
            <FanTable
              key={market}
              points={result[market].fan}
              caption={fill(texts.tableFan, { market: names[market] })}
              headers={texts}
              format={format}
            />
          ))}
          <div className={styles.pair}>
            {MARKET_NAMES.map((market) => (
              <EndTable key={market} runs={result[market]} name={names[market]} texts={texts} />
            ))}
          </div>
        </>
      )}
    </details>
  );
}

type EndTableProps = {
  runs: MarketRuns;
  /** Of the market. */
  name: string;
  texts: RunsTexts;
};

/** The bars of a histogram and what the normal curve expects. */
function EndTable({ runs: { histogram }, name, texts }: EndTableProps) {
  const { locale } = useLanguage();
  const money = (cents: number) => <Figure exact={exactMoney(cents)}>{formatGain(cents, locale)}</Figure>;
  return (
    <table className={styles.table}>
      <caption>{fill(texts.tableEnd, { market: name })}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.range}</th>
          <th scope="col">{texts.runs}</th>
          <th scope="col">{texts.expected}</th>
        </tr>
      </thead>
      <tbody>
        {histogram.map(({ from, to, count, expected }) => (
          <tr key={from}>
            <th scope="row">
              {money(from)} {texts.to} {money(to)}
            </th>
            <td>
              <Figure exact={exactNumber(count)}>{formatCount(count, locale)}</Figure>
            </td>
            <td>
              <Figure exact={expected.toFixed(4)}>{formatDecimal(expected, 1, locale)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
