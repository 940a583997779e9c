import { formatClock } from '@simulation/engine/format';
import { useMemo } from 'react';
import { playbackTexts } from '../../i18n/playback';
import { useLanguage, useTexts } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectMaxReached, selectNow, selectRun, selectScriptState } from '../../store/selectors';
import { Slider } from '../../ui/Slider/Slider';
import * as slider from '../../ui/Slider/Slider.module.css';
import { endOf } from '../../visit/visit';
import { Count } from '../shared/Count';
import * as styles from './Timeline.module.css';
import { tradeTicks } from './tradeTicks';

const SECOND = 1_000;

/**
 * A run that is shorter still has a timeline of this length, so that it can be pulled ahead; the script of `/v` takes
 * 26 seconds.
 */
const SHORTEST = { dashboard: 300 * SECOND, v: 60 * SECOND };

/** The slider moves by whole seconds; so do both its value and its end, or it would stop short of its end. */
const wholeSeconds = (ms: number) => ms - (ms % SECOND);

/** The run as far as it was played, to be pulled along. Trades are ticks above it. */
export function Timeline({ onJump }: { onJump: (moment: number) => void }) {
  const texts = useTexts(playbackTexts);
  const { texts: page } = useLanguage();
  const run = useStoreState(selectRun);
  const now = useStoreState(selectNow);
  const closed = useStoreState(({ session }) => session.account.closed);
  const script = useStoreState(selectScriptState);
  const open = script?.name === 'holding' ? script.round.length : 0;
  const maxReached = useStoreState(selectMaxReached);
  const store = useSessionStore();
  const end = useStoreState(({ visit }) => endOf(visit));
  const span = Math.max(maxReached, Math.min(end, SHORTEST[run.route]), SECOND);
  const isFurthest = now === maxReached;
  const ticks = useMemo(() => {
    const recorder = isFurthest ? store.recorder() : store.recordings.of(run).open(maxReached).recorder;
    return tradeTicks(recorder.points(), span);
  }, [store, run, isFurthest, maxReached, span]);
  return (
    <div className={`ring ${slider.captioned}`}>
      <svg className={styles.ticks} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks.map((place) => `M${place.toFixed(4)} 0V1`).join('')} />
      </svg>
      <Slider
        label={texts.timeline}
        value={wholeSeconds(now)}
        max={wholeSeconds(span)}
        step={SECOND}
        text={formatClock}
        // The last step is the latest moment itself, which seldom is a whole second.
        onChange={(moment) =>
          onJump(moment <= maxReached && moment + SECOND > maxReached ? maxReached : moment)
        }
      />
      <div className={`row ends label nowrap ${styles.ends}`}>
        <span>{formatClock(0)}</span>
        <span>
          {texts.tradesSoFar} <Count of={closed} />
          {open > 0 && (
            <>
              , <Count of={open} /> {page.open}
            </>
          )}
        </span>
        <span>{formatClock(span)}</span>
      </div>
    </div>
  );
}
