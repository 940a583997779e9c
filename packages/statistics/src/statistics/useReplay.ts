import { runInChunks, useMotion, useSessionStore } from '@simulation/dashboard';
import type { Run } from '@simulation/engine';
import { type PlayedMarket, playedMarket } from '@simulation/engine/statistics';
import { startTransition, useEffect, useState } from 'react';

/** A run of the dashboard up to a moment (simulated ms). */
export type ReplayTarget = { readonly run: Run; readonly moment: number };

/**
 * Reads a run from its recording, which is extended in chunks where nobody has played so far.
 *
 * @returns until it is read, how far it is: 0 to 100
 */
export function useReplay({ run, moment }: ReplayTarget): PlayedMarket | number {
  const store = useSessionStore();
  const [replay, setReplay] = useState<PlayedMarket | number>(0);
  // The page is not settled until the replay is drawn.
  useMotion(typeof replay === 'number');

  useEffect(() => {
    const controller = new AbortController();
    const recording = store.recordings.of(run);
    const onChunk = (at: number) => setReplay(Math.floor((at * 100) / moment));
    runInChunks(recording.extendTo(moment), onChunk, controller.signal).then(
      (isComplete) => {
        const played = isComplete ? playedMarket(recording, moment) : undefined;
        // Rendered in slices: the sections about the replay are much work.
        if (played) startTransition(() => setReplay(played));
      },
      (error: unknown) =>
        setReplay(() => {
          throw error;
        }),
    );
    return () => controller.abort();
  }, [run, moment, store]);

  return replay;
}
