import { useEffect } from 'react';
import { formatCount } from '../../format';
import { fill } from '../../i18n';
import type { RunsTexts } from '../../i18n/runs';
import { useLanguage } from '../../store/react/language';
import { Button } from '../../ui/Button/Button';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar';
import { announce } from '../../ui/Status/announce';
import * as styles from './Runs.module.css';
import type { Runs } from './runsProgress';
import { timeInWords } from './timeInWords';

/** How far counting is, with the button that stops it; afterwards what became of it, unless all went well. */
export function CountingProgress({ runs, texts }: { runs: Runs; texts: RunsTexts }) {
  const { currency, texts: page } = useLanguage();
  const { state, done, of, secondsLeft, onPage, cancel } = runs;
  const counts = { done: formatCount(done, currency), all: formatCount(of, currency) };
  const counted = fill(texts.counted, { done: counts.all });

  useEffect(() => {
    if (state === 'done') announce(counted);
  }, [state, counted]);

  return (
    <>
      {onPage !== null && <p role="status">{texts[onPage]}</p>}
      {state === 'counting' && (
        <div className={styles.progress}>
          <p>
            {fill(texts.counting, counts)}
            {secondsLeft !== null && `, ${fill(texts.left, { time: timeInWords(secondsLeft, texts) })}`}
          </p>
          <Button onClick={cancel}>{page.cancel}</Button>
          <ProgressBar label={texts.progress} percent={of === 0 ? 0 : Math.floor((done * 100) / of)} />
        </div>
      )}
      {state === 'cancelled' && <p role="status">{fill(texts.cancelled, counts)}</p>}
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
    </>
  );
}
