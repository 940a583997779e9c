import { useState } from 'react';
import type { MarketName, RunsQuestion } from '../../engine/runs/question';
import { currencyFormats, formatCount } from '../../format';
import { fill } from '../../i18n';
import type { RunsTexts } from '../../i18n/runs';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { NumberInput } from '../../ui/NumberInput/NumberInput';
import * as styles from './Runs.module.css';
import { runLink } from './runLink';

type AnyRunProps = { market: MarketName; question: RunsQuestion; texts: RunsTexts };

/** A field for the number of a run, and the link that opens that run. */
export function AnyRun({ market, question, texts }: AnyRunProps) {
  const { currency } = useLanguage();
  const actions = useActions();
  const [k, setK] = useState<number | undefined>(1);
  const { count } = question;
  const isRun = k !== undefined && k >= 1 && k <= count;
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
        <a href={runLink(question, market, k, { as: 'any', of: count }, actions)}>
          {fill(texts.openAny, { k: formatCount(k, currency) })}
        </a>
      )}
    </div>
  );
}
