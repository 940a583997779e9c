import { useState } from 'react';
import type { RunsQuestion } from '../../engine/runs/question';
import { currencyFormats, formatCount } from '../../format';
import { fill } from '../../i18n';
import type { RunsTexts } from '../../i18n/runs';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { NumberInput } from '../../ui/NumberInput/NumberInput';
import { marketNames } from './marketNames';
import * as styles from './Runs.module.css';
import { runLink } from './runLink';

/** A field for the number of a run, and the links that open that run in either market. */
export function AnyRun({ question, texts }: { question: RunsQuestion; texts: RunsTexts }) {
  const { currency, texts: page } = useLanguage();
  const actions = useActions();
  const [k, setK] = useState<number | undefined>(1);
  const { count } = question;
  const isRun = k !== undefined && k >= 1 && k <= count;
  const names = marketNames(question, page);
  return (
    <div className={styles.any}>
      <NumberInput
        label={texts.anyLabel}
        hint={fill(texts.anyHint, { count: formatCount(count, currency) })}
        format={{ ...currencyFormats[currency], prefix: '', suffix: '' }}
        decimalScale={0}
        allowNegative={false}
        limit={count}
        value={k}
        onChange={setK}
      />
      {isRun && (
        <ul>
          {(['fair', 'rigged'] as const).map((market) => (
            <li key={market}>
              <a href={runLink(question, market, k, { as: 'any', of: count }, actions)}>
                {fill(texts.openAny, { k: formatCount(k, currency), market: names[market] })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
