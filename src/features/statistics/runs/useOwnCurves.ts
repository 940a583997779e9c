import { useEffect, useState } from 'react';
import { runInChunks } from '../../../async/runInChunks';
import type { EquityPoint } from '../../../engine/equityBuckets';
import { EquityHistory } from '../../../engine/equityHistory';
import { MARKET_NAMES, type MarketName, type RunsQuestion } from '../../../engine/runs/question';
import { useMotion } from '../../../ui/motion/useMotion';

/** How the total of the run on screen changes in each market, over the duration of a question. */
export type OwnCurves = Readonly<Record<MarketName, readonly EquityPoint[]>>;

const UNKNOWN: OwnCurves = { rigged: [], fair: [] };

/** So many bookings take about a millisecond. */
const BOOKINGS = 1_000;

/** The changes of the run that a question is about, played in chunks; empty until they are known. */
export function useOwnCurves(question: RunsQuestion | null): OwnCurves {
  const [played, setPlayed] = useState<{ question: RunsQuestion; curves: OwnCurves }>();
  const curves = played?.question === question ? played?.curves : undefined;
  useMotion(question !== null && curves === undefined);

  useEffect(() => {
    if (question === null) return;
    const controller = new AbortController();
    const histories = MARKET_NAMES.map(
      (market) => new EquityHistory({ ...question.run, scenario: market === 'rigged' ? undefined : market }),
    );
    function* play() {
      for (const history of histories) while (!history.runUntil(question?.duration ?? 0, BOOKINGS)) yield;
    }
    const show = (isComplete: boolean) => {
      const [rigged = [], fair = []] = isComplete ? histories.map(changesOf) : [];
      if (!controller.signal.aborted) setPlayed({ question, curves: { rigged, fair } });
    };
    runInChunks(play(), undefined, controller.signal).then(show, () => show(false));
    return () => controller.abort();
  }, [question]);

  return curves ?? UNKNOWN;
}

/** From the start on, at which the change is 0. */
function changesOf(history: EquityHistory): readonly EquityPoint[] {
  const points = history.points();
  const start = points[0]?.total ?? 0;
  return points.map(({ at, total }) => ({ at, total: total - start }));
}
