import { type HistogramBar, MOMENTS } from '@simulation/engine/runs';
import type { View } from './stageScale';

/** What is painted on one canvas: runs of one market, or a guess. */
export type Layer = {
  /** 61 for each run. The first is the strongest line: the run of the seed of the page, or the guess. */
  readonly changes: ArrayLike<number>;
  /** Where all runs but the first end. A guess has none, and is dotted. */
  readonly ends?: readonly HistogramBar[];
};

/** More would be one area. */
const LINES = 200;

const LAST = MOMENTS - 1;

/**
 * Paints lines, and at their right where they end, on a whole canvas: as paths of SVG they take 50 ms for each step of a
 * hand. Its style has the colors: `fill` of runs that end above their start, `stroke` of the others, `color` of the
 * strongest line; and the part of the width that lines take, `--plot`.
 */
export function paintRuns(
  context: CanvasRenderingContext2D,
  { changes, ends }: Layer,
  { lowest, highest }: View,
): void {
  const { width, height } = context.canvas;
  const style = getComputedStyle(context.canvas);
  const { fill: ahead, stroke: behind, color } = style;
  // Where colors tell nothing apart, broken lines do.
  const isBroken = matchMedia('(forced-colors: active)').matches;
  const ratio = devicePixelRatio;
  const plot = (width * Number.parseFloat(style.getPropertyValue('--plot'))) / 100;
  const y = (cents: number) => ((highest - cents) * height) / (highest - lowest);
  const changeAt = (run: number, index: number) => changes[run * MOMENTS + index] ?? 0;
  const trace = (run: number) => {
    context.moveTo(0, y(changeAt(run, 0)));
    for (let index = 1; index <= LAST; index += 1)
      context.lineTo((plot * index) / LAST, y(changeAt(run, index)));
  };
  const lines = Math.min(LINES, changes.length / MOMENTS - 1);

  context.reset();
  context.lineWidth = 0.7 * ratio;
  for (const side of [false, true]) {
    context.beginPath();
    for (let run = 1; run <= lines; run += 1) if (changeAt(run, LAST) > 0 === side) trace(run);
    context.strokeStyle = side ? ahead : behind;
    context.globalAlpha = side ? 0.5 : 0.42;
    context.setLineDash(isBroken && !side ? [3 * ratio, 3 * ratio] : []);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.beginPath();
  trace(0);
  context.strokeStyle = color;
  context.lineWidth = (ends ? 1.5 : 2.75) * ratio;
  context.lineCap = 'round';
  context.setLineDash(ends ? [] : [ratio, 6 * ratio]);
  context.stroke();

  // The longest bar that is expected takes four fifths of the room.
  const peak = Math.max(...(ends ?? []).map(({ expected }) => expected));
  for (const { from, to, count } of ends ?? []) {
    const [top, bottom] = [y(to + 1), y(from)];
    context.fillStyle = from >= 0 ? ahead : behind;
    context.globalAlpha = from >= 0 ? 0.9 : 0.5;
    const length = Math.min(1, (0.8 * count) / peak) * (width - plot);
    context.fillRect(plot, top, length, Math.max(0.5 * ratio, bottom - top - 0.5 * ratio));
  }
}
