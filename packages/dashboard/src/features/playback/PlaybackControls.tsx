import { formatClock } from '@simulation/engine/format';
import { useEffect, useId, useState } from 'react';
import { fill } from '../../i18n';
import { playbackTexts } from '../../i18n/playback';
import { useTexts } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectNow, selectRun } from '../../store/selectors';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { announce } from '../../ui/Status/announce';
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge';
import { PlayerButtons, StepButton } from './PlayerButtons';
import { playbackStateOf } from './playbackState';
import { SpeedChoice } from './SpeedChoice';
import { Timeline } from './Timeline';
import { useLookAhead } from './useLookAhead';

/** How far a skip goes, in simulated milliseconds. */
const SKIP_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
const SKIPS = ['minute', 'hour', 'day'] as const;

/** The clock of the run, with what a player has: pause, skip, step, timeline and speed. */
export function PlaybackControls() {
  const texts = useTexts(playbackTexts);
  const store = useSessionStore();
  const run = useStoreState(selectRun);
  const now = useStoreState(selectNow);
  const state = useStoreState(playbackStateOf);
  const [skip, setSkip] = useState<(typeof SKIPS)[number]>('minute');
  const heading = useId();
  useEffect(() => store.watchClock(), [store]);

  const { jump, lookedFrom } = useLookAhead();
  const jumpAloud = (moment: number) => {
    jump(moment);
    announce(fill(texts.jumped, { time: formatClock(moment) }));
  };
  const clock = formatClock(now);

  return (
    <section className="stack loose" aria-labelledby={heading}>
      <div className="row apart">
        <h3 id={heading}>{texts.title}</h3>
        <StatusBadge live={state === 'running'}>{texts[state]}</StatusBadge>
      </div>
      <p className="figure">
        <span className="sr-only">{fill(texts.now, { time: clock })}</span>
        <span aria-hidden="true">{clock}</span>
      </p>
      <PlayerButtons
        skip={{ ms: SKIP_MS[skip], text: texts[skip] }}
        lookedFrom={lookedFrom}
        onJump={jumpAloud}
      />
      <Timeline onJump={jump} /* the platform says its value */ />
      <SpeedChoice />
      {run.route === 'v' && <p className="remark">{texts.waits}</p>}
      <details>
        <summary>{texts.more}</summary>
        <div className="stack">
          <StepButton onJump={jumpAloud} />
          <div className="row apart">
            <p aria-hidden="true">{texts.skipBy}</p>
            <SegmentedControl
              label={texts.skipBy}
              options={SKIPS.map((id) => ({ id, text: texts[id] }))}
              chosen={skip}
              onChoose={setSkip}
            />
          </div>
        </div>
      </details>
    </section>
  );
}
