import { useEffect, useState } from 'react';
import { countRuns } from '../../engine/runs/countRuns';
import { RUN_DURATIONS, type RunsQuestion } from '../../engine/runs/question';
import { measureWork } from '../../ui/motion/measureWork';
import { spareCores } from './countInWorkers';

/** The mean delay between two trades (ms). */
const TRADE_MS = 2_000;

/** Fewer trades are counted within some seconds everywhere, so nothing is said of them. */
const FEW_TRADES = 20_000_000;

/** What is counted for a measurement: some ten milliseconds of work, the first of which the browser compiles in. */
const SAMPLE = { runs: 60, duration: RUN_DURATIONS[0] };

type Estimate = {
  /** Trades of all runs, about. */
  readonly trades: number;
  /** Seconds that counting them takes, about; null while it is being measured. */
  readonly seconds: number | null;
};

/** What counting the runs of a question takes on this device; null for what takes some seconds at most. */
export function useEstimate(question: RunsQuestion | null): Estimate | null {
  const [measured, setMeasured] = useState<number | null>(null);
  const trades = question === null ? 0 : (question.count * question.duration) / TRADE_MS;
  const seed = question?.run.seed;
  const isLong = trades > FEW_TRADES && seed !== undefined;

  useEffect(() => {
    if (!isLong) return;
    const controller = new AbortController();
    const sample: RunsQuestion = { run: { route: 'dashboard', seed }, count: 100, duration: SAMPLE.duration };
    measureWork(countRuns(sample, { first: 1, runs: SAMPLE.runs }), controller.signal).then(
      (ms) => ms !== null && setMeasured(ms),
      () => undefined, // then nothing is estimated
    );
    return () => controller.abort();
  }, [isLong, seed]);

  if (!isLong) return null;
  const sampleTrades = (SAMPLE.runs * SAMPLE.duration) / TRADE_MS;
  const seconds = measured === null ? null : (measured * trades) / sampleTrades / spareCores() / 1_000;
  return { trades, seconds };
}
