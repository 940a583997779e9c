import { runInChunks, useMotion, useSessionStore } from '@simulation/dashboard';
import type { Run } from '@simulation/engine';
import { type PlayedMarket, playedMarket } from '@simulation/engine/statistics';
import { startTransition, useEffect, useState } from 'react';

/** A run of the dashboard up to a moment (simulated ms). */
export type ReplayTarget = { readonly run: Run; readonly moment: number };

/** How far the replay is: 0 to 100, null when it is not under way. */
type Replay = {
  readonly played: PlayedMarket | undefined;
  readonly percent: number | null;
  readonly failed: boolean;
};

/** Reads a run from its recording, which is extended in chunks where nobody has played so far. */
export function useReplay({ run, moment }: ReplayTarget): Replay {
  const store = useSessionStore();
  const [replay, setReplay] = useState<Replay>({ played: undefined, percent: 0, failed: false });
  // The page is not settled until the replay is drawn.
  useMotion(replay.percent !== null);

  useEffect(() => {
    const controller = new AbortController();
    const recording = store.recordings.of(run);
    const onChunk = (at: number) =>
      setReplay((before) => ({ ...before, percent: Math.floor((at * 100) / moment) }));
    runInChunks(recording.extendTo(moment), onChunk, controller.signal).then(
      (isComplete) => {
        const played = isComplete ? playedMarket(recording, moment) : undefined;
        // Rendered in slices: the sections about the replay are much work.
        if (played) startTransition(() => setReplay({ played, percent: null, failed: false }));
      },
      () => setReplay({ played: undefined, percent: null, failed: true }),
    );
    return () => controller.abort();
  }, [run, moment, store]);

  return replay;
}
