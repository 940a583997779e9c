import { formatCount } from '@simulation/engine/format';
import type { RunsResult } from '@simulation/engine/runs';
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
  runs: Runs<RunsResult>;
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
  const canceled = result === null ? texts.canceledEarly : fill(texts.canceled, counts);
  const said = {
    playing: onPage ? texts.onPage : '',
    canceled,
    done: fill(texts.played, { done: counts.all }),
    failed: '', // an alert
  }[state];

  useEffect(() => {
    if (said !== '') announce(said);
  }, [said]);

  return (
    <>
      {onPage && <p>{texts.onPage}</p>}
      {state === 'playing' && (
        <div className={styles.progress}>
          <p>{fill(texts.playing, counts)}</p>
          <Button onClick={cancel}>{page.cancel}</Button>
          <ProgressBar label={texts.progress} percent={Math.floor((done * 100) / count)} />
        </div>
      )}
      {state === 'canceled' && <p>{canceled}</p>}
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
    </>
  );
}
