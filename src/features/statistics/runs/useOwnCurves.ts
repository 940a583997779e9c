import { startTransition, useEffect, useState } from 'react';
import { runInChunks } from '../../../async/runInChunks';
import type { EquityPoint } from '../../../engine/equityBuckets';
import { EquityHistory } from '../../../engine/equityHistory';
import { type Experiment, VARIANTS, type Variant } from '../../../engine/runs/experiment';
import { useMotion } from '../../../ui/motion/useMotion';

/** How the total of the run on screen changes in each market, over the duration of an experiment. */
export type OwnCurves = Readonly<Record<Variant, readonly EquityPoint[]>>;

const UNKNOWN: OwnCurves = { rigged: [], fair: [] };

/** Bookings per step (about 1 ms). */
const BOOKINGS = 1_000;

/** The changes of the run that an experiment is about, played in chunks; empty until they are known. */
export function useOwnCurves(experiment: Experiment | null): OwnCurves {
  const [played, setPlayed] = useState<{ experiment: Experiment; curves: OwnCurves }>();
  const curves = played?.experiment === experiment ? played?.curves : undefined;
  useMotion(experiment !== null && curves === undefined);

  useEffect(() => {
    if (experiment === null) return;
    const controller = new AbortController();
    const histories = VARIANTS.map(
      (variant) =>
        new EquityHistory({ ...experiment.run, scenario: variant === 'rigged' ? undefined : variant }),
    );
    function* play() {
      for (const history of histories) while (!history.runUntil(experiment?.duration ?? 0, BOOKINGS)) yield;
    }
    const show = (isComplete: boolean) => {
      const [rigged = [], fair = []] = isComplete ? histories.map(changesOf) : [];
      if (controller.signal.aborted) return;
      startTransition(() => setPlayed({ experiment, curves: { rigged, fair } }));
    };
    runInChunks(play(), undefined, controller.signal).then(show, () => show(false));
    return () => controller.abort();
  }, [experiment]);

  return curves ?? UNKNOWN;
}

/** From the start on, at which the change is 0. */
function changesOf(history: EquityHistory): readonly EquityPoint[] {
  const points = history.points();
  const start = points[0]?.total ?? 0;
  return points.map(({ at, total }) => ({ at, total: total - start }));
}
