import { useId, useState } from 'react';
import { ENGINE_VERSION, runParameters } from '../../engine';
import { shareTexts } from '../../i18n/share';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import * as field from '../../ui/TextInput/Field.module.css';
import { useLink } from '../shared/useLink';
import * as styles from './EmbedSection.module.css';
import { frameHtml } from './frameHtml';

/** The HTML that shows this run in a frame of another page. */
export function EmbedSection() {
  const { locale } = useLanguage();
  const { embedding: texts, simulation } = shareTexts[locale];
  const { address, copyText } = useActions();
  const run = useStoreState(selectRun);
  const [sandboxed, setSandboxed] = useState(false);
  const [outcome, setOutcome] = useState<{ copied: boolean; times: number } | null>(null);
  const htmlId = useId();

  const src = useLink()({ ...runParameters(run), picked: address().picked, engine: ENGINE_VERSION });
  const html = frameHtml({ src, title: simulation, sandboxed });

  const copy = async () => {
    const copied = await copyText(html);
    setOutcome((before) => ({ copied, times: (before?.times ?? 0) + 1 }));
  };

  return (
    <details className={styles.embed}>
      <summary>{texts.title}</summary>
      <div className={styles.content}>
        <p>{texts.about}</p>
        <p>{texts.who}</p>
        <Checkbox checked={sandboxed} onChange={setSandboxed}>
          {texts.sandbox}
        </Checkbox>
        {sandboxed && <p>{texts.forbids}</p>}
        <label htmlFor={htmlId}>{texts.html}</label>
        <textarea
          id={htmlId}
          className={`${field.box} ${styles.html}`}
          readOnly
          rows={8}
          spellCheck={false}
          value={html}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <p role="status">
          {/* A new element each time: what is said again is heard again. */}
          {outcome !== null && (
            <span key={outcome.times}>{outcome.copied ? texts.copied : texts.byHand}</span>
          )}
        </p>
      </div>
    </details>
  );
}
