import type { Run } from '@simulation/engine';
import { useRef } from 'react';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectMaxReached, selectNow, selectRun } from '../../store/selectors';
import { shownPlay } from '../../visit/visit';

/** Jumps between which the run was played for less than that (real ms) are one look: a pull of the timeline is many. */
const ONE_LOOK_MS = 5_000;

/** The last look beyond what was played of a run: from where, and how far. Kept while the controls are closed. */
const looks = new WeakMap<Run, { readonly from: number; readonly to: number }>();

/** A way to jump that remembers from where somebody has looked ahead. */
export function useLookAhead(): {
  readonly jump: (moment: number) => void;
  /** The moment before the look; undefined once the run was back there, or was played on and rewound. */
  readonly lookedFrom: number | undefined;
} {
  const store = useSessionStore();
  const run = useStoreState(selectRun);
  const now = useStoreState(selectNow);
  const maxReached = useStoreState(selectMaxReached);
  /** The jumps so far: where the first began, and where the last led. */
  const present = useRef<{ readonly run: Run; readonly from: number; readonly to: number }>(null);

  const jump = (moment: number) => {
    const { at, speed, maxReached: reached } = shownPlay(store.getState().visit);
    const before = present.current;
    const isNext = before?.run === run && at >= before.to && at - before.to < ONE_LOOK_MS * speed;
    const from = isNext ? before.from : at;
    present.current = { run, from, to: moment };
    const last = looks.get(run);
    if (moment > reached) looks.set(run, { from: last?.to === reached ? last.from : from, to: moment });
    else if (last !== undefined && moment <= last.from) looks.delete(run);
    store.dispatch({ type: 'jump', at: moment });
  };

  const look = looks.get(run);
  const isOpen = look !== undefined && (now === maxReached || look.to === maxReached);
  return { jump, lookedFrom: isOpen ? look.from : undefined };
}
