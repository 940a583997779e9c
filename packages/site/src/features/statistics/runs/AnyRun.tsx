import { comparedMarkets, marketOf } from '@simulation/engine';
import { formatCount } from '@simulation/engine/format';
import type { Experiment } from '@simulation/engine/runs';
import { useState } from 'react';
import { fill } from '../../../i18n';
import { runsTexts } from '../../../i18n/runs';
import { useLanguage, useTexts } from '../../../store/react/language';
import { TextInput } from '../../../ui/TextInput/TextInput';
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
  const [text, setText] = useState('1');
  const { count, run } = experiment;
  const markets = comparedMarkets(marketOf(run));
  const { problems } = useFields().count({ from: 1, to: count });
  const number = text.trim();
  const k = /^\d+$/.test(number) ? Number(number) : 0;
  const isRun = k >= 1 && k <= count;
  return (
    <div className={`screen-only row ${styles.any}`}>
      <TextInput
        label={texts.anyLabel}
        hint={fill(texts.anyHint, { count: formatCount(count, language.locale) })}
        value={text}
        problem={isRun || number === '' ? undefined : problems.limits}
        onChange={setText}
      />
      {isRun && (
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
