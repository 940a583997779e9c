import type { Run } from '@simulation/engine';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectMaxReached, selectNow } from '../../store/selectors';
import { endOf, shownPlay, shownRun } from '../../visit/visit';

/** Jumps between which the run was played for less than that (real ms) are one look: a pull of the timeline is many. */
const ONE_LOOK_MS = 5_000;

/**
 * The last look of a run: where it began, where its last jump led, and how far beyond what was played, 0 where not.
 * Kept while the controls are closed.
 */
const looks = new WeakMap<Run, { readonly from: number; readonly at: number; readonly to: number }>();

/** A way to jump that remembers from where somebody has looked ahead. */
export function useLookAhead(): {
  readonly jump: (moment: number) => void;
  /** The moment before the look; undefined once the run was back there, or was played on and rewound. */
  readonly lookedFrom: number | undefined;
} {
  const store = useSessionStore();
  const run = useStoreState(({ visit }) => shownRun(visit)); // another one where the same run starts again
  const now = useStoreState(selectNow);
  const maxReached = useStoreState(selectMaxReached);

  const jump = (asked: number) => {
    const visit = store.wantedVisit();
    const moment = Math.min(asked, endOf(visit)); // no further: a look ahead has led there
    const { at, speed, maxReached: reached } = shownPlay(visit);
    const last = looks.get(run) ?? { from: at, at, to: 0 };
    const goesOn = last.to === reached || (at >= last.at && at - last.at < ONE_LOOK_MS * speed);
    const from = goesOn ? last.from : at;
    const kept = goesOn && moment > from ? last.to : 0;
    looks.set(run, { from, at: moment, to: moment > reached ? moment : kept });
    store.dispatch({ type: 'jump', at: moment });
  };

  const { from, to } = looks.get(run) ?? { to: 0 };
  const isOpen = to > 0 && (now === maxReached || to === maxReached);
  return { jump, lookedFrom: isOpen ? from : undefined };
}
