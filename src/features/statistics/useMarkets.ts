import { useEffect, useState } from 'react';
import { runInChunks } from '../../async/runInChunks';
import type { Run } from '../../engine';
import { MarketReplay } from '../../engine/statistics/marketReplay';
import { useMotion } from '../../ui/motion/useMotion';

/** What the statistics are about: a run of the dashboard up to a moment (simulated ms). */
export type Subject = { readonly run: Run; readonly moment: number };

/** The rigged feed and a market of one seed, each played up to the same moment. */
export type Markets = {
  readonly subject: Subject;
  readonly rigged: MarketReplay;
  /** That of the run; beside a rigged run the fair one. */
  readonly market: MarketReplay;
  readonly marketRun: Run;
};

/** How far the replay is: 0 to 100, null when it is not under way. */
export type Replay = {
  readonly markets: Markets | null;
  readonly percent: number | null;
  readonly failed: boolean;
};

/**
 * Plays both markets of a subject in chunks. What was played before stays until the new one is
 * there.
 */
export function useMarkets(subject: Subject): Replay {
  const [replay, setReplay] = useState<Replay>({ markets: null, percent: 0, failed: false });

  // The page is not settled until what was played is drawn.
  const isPlaying = replay.markets?.subject !== subject && !replay.failed;
  useMotion(isPlaying);

  useEffect(() => {
    const controller = new AbortController();
    const { run, moment } = subject;
    const rigged = new MarketReplay({ ...run, scenario: undefined }, moment);
    const marketRun: Run = { ...run, scenario: 'fair' };
    const market = new MarketReplay(marketRun, moment);
    const onChunk = (played: number) =>
      setReplay((before) => ({ ...before, percent: Math.floor((played * 100) / (2 * moment)) }));
    runInChunks(both(rigged, market, moment), onChunk, controller.signal).then(
      (done) =>
        done && setReplay({ markets: { subject, rigged, market, marketRun }, percent: null, failed: false }),
      () => setReplay((before) => ({ ...before, percent: null, failed: true })),
    );
    return () => controller.abort();
  }, [subject]);

  return replay;
}

function* both(rigged: MarketReplay, market: MarketReplay, moment: number): Generator<number> {
  yield* rigged.play();
  for (const at of market.play()) yield moment + at;
}
