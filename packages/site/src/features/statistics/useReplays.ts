import { comparedMarkets, marketOf, type Recording, type Run, runOf } from '@simulation/engine';
import { type PlayedMarket, playedMarket } from '@simulation/engine/statistics';
import { startTransition, useEffect, useState } from 'react';
import { useSessionStore } from '../../store/react/useSession';
import { useMotion } from '../../ui/motion/useMotion';
import { runInChunks } from '../../ui/scheduling/runInChunks';

/** A run of the dashboard up to a moment (simulated ms). */
export type ReplayTarget = { readonly run: Run; readonly moment: number };

/** A run in the rigged feed and in the market that it is compared with, each played up to the same moment. */
export type Replays = {
  readonly target: ReplayTarget;
  readonly markets: readonly [rigged: PlayedMarket, other: PlayedMarket];
  /** The one of the run itself. */
  readonly played: PlayedMarket;
};

/** How far the replay is: 0 to 100, null when it is not under way. */
type ReplayProgress = {
  readonly replays: Replays | null;
  readonly percent: number | null;
  readonly failed: boolean;
};

/**
 * Reads both from their recordings, which are extended in chunks where nobody has played so far. The replays of an earlier
 * target stay until the new ones are there.
 */
export function useReplays(target: ReplayTarget): ReplayProgress {
  const store = useSessionStore();
  const [progress, setProgress] = useState<ReplayProgress>({ replays: null, percent: 0, failed: false });

  // The page is not settled until the replays are drawn.
  const isPlaying = progress.replays?.target !== target && !progress.failed;
  useMotion(isPlaying);

  useEffect(() => {
    const controller = new AbortController();
    const { run, moment } = target;
    const [rigged, other] = comparedMarkets(marketOf(run));
    const recordings = [
      store.recordings.of(runOf({ ...run, market: rigged })),
      store.recordings.of(runOf({ ...run, market: other })),
    ] as const;
    const onChunk = (played: number) =>
      setProgress((before) => ({ ...before, percent: Math.floor((played * 100) / (2 * moment)) }));
    runInChunks(both(recordings, moment), onChunk, controller.signal).then(
      (isComplete) => {
        if (!isComplete) return;
        const [first, second] = recordings;
        const markets = [playedMarket(first, moment), playedMarket(second, moment)] as const;
        const played = markets[rigged.name === marketOf(run).name ? 0 : 1];
        // Rendered in slices: the sections about the replays are much work.
        startTransition(() =>
          setProgress({ replays: { target, markets, played }, percent: null, failed: false }),
        );
      },
      () => setProgress((before) => ({ ...before, percent: null, failed: true })),
    );
    return () => controller.abort();
  }, [target, store]);

  return progress;
}

function* both([first, second]: readonly [Recording, Recording], moment: number): Generator<number> {
  yield* first.extendTo(moment);
  for (const at of second.extendTo(moment)) yield moment + at;
}
