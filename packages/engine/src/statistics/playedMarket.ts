import type { Recording } from '../recording';
import { marketOf } from '../run';
import { resultDistribution } from './resultDistribution';

/** A run of the dashboard up to a moment: its results, and the distribution that they are drawn from. */
export type PlayedMarket = ReturnType<typeof playedMarket>;

/** @param recording of a run of the dashboard; where it does not reach the moment yet, the rest is played */
export function playedMarket(recording: Recording, moment: number) {
  const { session, recorder } = recording.open(moment);
  const { account, run } = session;
  const { closed, won = closed, startAmount, total } = account;
  const distribution = resultDistribution(marketOf(run));
  const { counts, least } = recorder.results();
  return {
    market: marketOf(run),
    distribution,
    startAmount,
    total,
    /** Trades closed since the start, and those of them that gained. */
    closed,
    won,
    /** How many results are in each bin of the distribution. */
    counts,
    /** The smallest result, null before the first. */
    least,
    /** The start and the totals after it, by time. */
    points: recorder.points(),
  };
}
