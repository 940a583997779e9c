import { MOMENT_LIMIT_MS, nextEventAt } from '@simulation/engine';
import { formatClock } from '@simulation/engine/format';
import { fill } from '../../i18n';
import { playbackTexts } from '../../i18n/playback';
import { useTexts } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectMaxReached, selectNow } from '../../store/selectors';
import { IconButton } from '../../ui/IconButton/IconButton';
import { endOf, shownPlay } from '../../visit/visit';
import { usePause } from '../shared/usePause';
import * as styles from './PlayerButtons.module.css';

type JumpProps = { onJump: (moment: number) => void };

type PlayerButtonsProps = JumpProps & {
  /** How far both skips go, in simulated milliseconds and in words. */
  skip: { readonly ms: number; readonly text: string };
  /** The moment from which somebody has looked ahead; the way back takes the place of that to the latest. */
  lookedFrom: number | undefined;
};

/** How far the run can go: an extra plays its own to where it stands still. */
const useEnd = () => {
  const maxReached = useStoreState(selectMaxReached);
  return Math.min(
    Math.max(MOMENT_LIMIT_MS, maxReached),
    useStoreState(({ visit }) => endOf(visit)),
  );
};

/** The run played like a recording. What would change nothing just now is disabled and keeps the focus. */
export function PlayerButtons({ skip, lookedFrom, onJump }: PlayerButtonsProps) {
  const texts = useTexts(playbackTexts);
  const { paused, held, word, toggle } = usePause();
  const store = useSessionStore();
  const now = useStoreState(selectNow);
  const maxReached = useStoreState(selectMaxReached);
  const end = useEnd();

  /** A button that leads to a moment; disabled where the run is there. */
  const leadTo = (moment: number) => ({ disabled: moment === now, onPress: () => onJump(moment) });
  /** A skip that is pressed while another one is computed goes on from where that leads. */
  const skipBy = (ms: number) => {
    const from = (at: number) => Math.max(0, Math.min(at + ms, end));
    const skipFromWanted = () => onJump(from(shownPlay(store.wantedVisit()).at));
    return { disabled: from(now) === now, onPress: skipFromWanted };
  };
  const last =
    lookedFrom === undefined
      ? ({ icon: 'toLatest', caption: texts.latest, label: texts.toLatest, ...leadTo(maxReached) } as const)
      : ({
          icon: 'back',
          caption: formatClock(lookedFrom),
          label: fill(texts.backTo, { time: formatClock(lookedFrom) }),
          ...leadTo(lookedFrom),
        } as const);

  return (
    <div role="group" className={`row ${styles.buttons}`} aria-label={texts.playback}>
      <IconButton icon="toStart" caption={texts.start} label={texts.toStart} {...leadTo(0)} />
      <IconButton
        icon="back"
        caption={fill(texts.backBy, { span: skip.text })}
        label={fill(texts.back, { span: skip.text })}
        {...skipBy(-skip.ms)}
      />
      <IconButton
        main
        icon={paused ? 'play' : 'pause'}
        caption={word}
        label={word}
        disabled={held}
        onPress={toggle}
      />
      <IconButton
        icon="ahead"
        caption={fill(texts.aheadBy, { span: skip.text })}
        label={fill(texts.ahead, { span: skip.text })}
        {...skipBy(skip.ms)}
      />
      <IconButton {...last} />
    </div>
  );
}

/** What is needed less often: one event ahead. */
export function StepButton({ onJump }: JumpProps) {
  const texts = useTexts(playbackTexts);
  const store = useSessionStore();
  const now = useStoreState(selectNow);
  const next = useStoreState(({ session }) => texts.next[session.run.route === 'v' ? 'step' : 'trade']);
  const end = useEnd();

  const step = () => {
    const { session, isReaching } = store.getState();
    if (isReaching) return; // what is next at the moment that is computed is not known yet
    const dueAt = nextEventAt(session);
    if (dueAt === null) store.startTrading();
    else onJump(Math.min(dueAt, end));
    store.dispatch({ type: 'pause', paused: true }); // last: Start Trading resumes a paused run
  };

  return (
    <IconButton
      icon="nextEvent"
      caption={next}
      label={fill(texts.nextSpoken, { next })}
      disabled={now >= end}
      onPress={step}
    />
  );
}
