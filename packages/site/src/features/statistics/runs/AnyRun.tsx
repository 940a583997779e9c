import { comparedMarkets, marketOf } from '@simulation/engine';
import { formatCount } from '@simulation/engine/format';
import type { Experiment } from '@simulation/engine/runs';
import { useState } from 'react';
import { fill } from '../../../i18n';
import { runsTexts } from '../../../i18n/runs';
import { useLanguage, useTexts } from '../../../store/react/language';
import { NumberInput } from '../../../ui/NumberInput/NumberInput';
import { useLink } from '../../shared/links';
import { marketName } from '../../shared/marketText';
import { useFields } from '../../shared/useFields';
import { pickedRun } from './pickedRun';
import * as styles from './Runs.module.css';

/** A field for the number of a run, and the links that open that run in either market. */
export function AnyRun({ experiment }: { experiment: Experiment }) {
  const language = useLanguage();
  const texts = useTexts(runsTexts);
  const toPage = useLink();
  const [k, setK] = useState<number | undefined>(1);
  const { count, run } = experiment;
  const markets = comparedMarkets(marketOf(run));
  const fields = useFields();
  return (
    <div className={`screen-only row ${styles.any}`}>
      <NumberInput
        label={texts.anyLabel}
        hint={fill(texts.anyHint, { count: formatCount(count, language.locale) })}
        {...fields.count({ from: 1, to: count })}
        value={k}
        onChange={setK}
      />
      {k !== undefined && k <= count && (
        <ul className="stack tight">
          {[...markets].reverse().map((market) => (
            <li key={market.name}>
              <a href={toPage('dashboard', pickedRun(experiment, market, k, { rank: 'any', count }))}>
                {fill(texts.openAny, {
                  k: formatCount(k, language.locale),
                  market: marketName(market, language),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
