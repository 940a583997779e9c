import { startTransition, useEffect, useState } from 'react';
import { runInChunks } from '../../async/runInChunks';
import { marketOf, type Run } from '../../engine';
import { comparedMarkets } from '../../engine/markets/comparedMarkets';
import { MarketReplay } from '../../engine/statistics/marketReplay';
import { useMotion } from '../../ui/motion/useMotion';

/** A run of the dashboard up to a moment (simulated ms). */
export type ReplayTarget = { readonly run: Run; readonly moment: number };

/** A run in the rigged feed and in the market that it is compared with, each played up to the same moment. */
export type Replays = {
  readonly target: ReplayTarget;
  readonly markets: readonly [rigged: MarketReplay, other: MarketReplay];
  /** The one of the run itself. */
  readonly played: MarketReplay;
};

/** How far the replay is: 0 to 100, null when it is not under way. */
type ReplayProgress = {
  readonly replays: Replays | null;
  readonly percent: number | null;
  readonly failed: boolean;
};

/**
 * Plays both in chunks. The replays of an earlier target stay until the new ones are there.
 */
export function useReplays(target: ReplayTarget): ReplayProgress {
  const [progress, setProgress] = useState<ReplayProgress>({ replays: null, percent: 0, failed: false });

  // The page is not settled until the replays are drawn.
  const isPlaying = progress.replays?.target !== target && !progress.failed;
  useMotion(isPlaying);

  useEffect(() => {
    const controller = new AbortController();
    const { run, moment } = target;
    const [rigged, other] = comparedMarkets(marketOf(run)).map(
      (market) => new MarketReplay({ ...run, market }, moment),
    );
    if (rigged === undefined || other === undefined) return;
    const played = rigged.market.name === marketOf(run).name ? rigged : other;
    const onChunk = (played: number) =>
      setProgress((before) => ({ ...before, percent: Math.floor((played * 100) / (2 * moment)) }));
    runInChunks(both(rigged, other, moment), onChunk, controller.signal).then(
      (isComplete) => {
        if (!isComplete) return;
        // Rendered in slices: the sections about the replays are much work.
        startTransition(() =>
          setProgress({
            replays: { target, markets: [rigged, other], played },
            percent: null,
            failed: false,
          }),
        );
      },
      () => setProgress((before) => ({ ...before, percent: null, failed: true })),
    );
    return () => controller.abort();
  }, [target]);

  return progress;
}

function* both(rigged: MarketReplay, other: MarketReplay, moment: number): Generator<number> {
  yield* rigged.play();
  for (const at of other.play()) yield moment + at;
}
