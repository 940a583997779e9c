import { useState } from 'react';
import type { Experiment } from '../../../engine/runs/experiment';
import { formatCount } from '../../../format';
import { fill } from '../../../i18n';
import type { RunsTexts } from '../../../i18n/runs';
import { useActions } from '../../../store/react/actions';
import { useLanguage } from '../../../store/react/language';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { variantNames } from './names';
import * as styles from './Runs.module.css';
import { runLink } from './runLink';

/** A field for the number of a run, and the links that open that run in either market. */
export function AnyRun({ experiment, texts }: { experiment: Experiment; texts: RunsTexts }) {
  const { locale, texts: page } = useLanguage();
  const actions = useActions();
  const [text, setText] = useState('1');
  const names = variantNames(experiment, page);
  const { count } = experiment;
  const k = /^\d+$/.test(text) ? Number(text) : 0;
  return (
    <div className={`screen-only ${styles.any}`}>
      <TextInput
        label={texts.anyLabel}
        hint={fill(texts.anyHint, { count: formatCount(count, locale) })}
        value={text}
        maxLength={String(count).length}
        onChange={setText}
      />
      {k >= 1 && k <= count && (
        <ul>
          {(['fair', 'rigged'] as const).map((variant) => (
            <li key={variant}>
              <a href={runLink(experiment, variant, k, { rank: 'any', count }, actions)}>
                {fill(texts.openAny, { k: formatCount(k, locale), market: names[variant] })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
