import { formatCount } from '@simulation/engine/format';
import { useEffect } from 'react';
import { fill } from '../../../i18n';
import { runsTexts } from '../../../i18n/runs';
import { useLanguage, useTexts } from '../../../store/react/language';
import { Button } from '../../../ui/Button/Button';
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar';
import { announce } from '../../../ui/Status/announce';
import * as styles from './Runs.module.css';
import type { Runs } from './useRuns';

type PlayingProgressProps = {
  runs: Runs;
  /** Runs asked for. */
  count: number;
};

/** The number of runs played, with the button that stops them; afterwards how it ended, unless all went well. */
export function PlayingProgress({ runs, count }: PlayingProgressProps) {
  const texts = useTexts(runsTexts);
  const { locale, texts: page } = useLanguage();
  const { state, result, onPage, cancel } = runs;
  const done = result?.done ?? 0;
  const counts = { done: formatCount(done, locale), all: formatCount(count, locale) };
  const played = fill(texts.played, { done: counts.all });

  useEffect(() => {
    if (state === 'done') announce(played);
  }, [state, played]);

  return (
    <>
      {onPage && <p role="status">{texts.onPage}</p>}
      {state === 'playing' && (
        <div className={styles.progress}>
          <p>{fill(texts.playing, counts)}</p>
          <Button onClick={cancel}>{page.cancel}</Button>
          <ProgressBar label={texts.progress} percent={Math.floor((done * 100) / count)} />
        </div>
      )}
      {state === 'canceled' && (
        <p role="status">{result === null ? texts.canceledEarly : fill(texts.canceled, counts)}</p>
      )}
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
    </>
  );
}
