import { isMotionAllowed } from '@simulation/dashboard';
import { MOMENTS } from '@simulation/engine/runs';
import { keepPainted } from './keepPainted';
import type { BarScale, View } from './stageScale';

/** What is painted on one canvas: runs of one market, or a guess. */
export type Layer = {
  /** 61 for each run; the first `LINES` are painted. */
  readonly changes: Int32Array;
  /** The strongest line: that of the seed of the page, or a guess, which is dotted. */
  readonly own: ArrayLike<number>;
  readonly isGuess?: boolean;
  /** By their lower edge, with all runs and how they are scaled; not of a guess. */
  readonly ends?: {
    readonly bars: ReadonlyMap<number, number>;
    readonly runs: number;
    readonly scale: BarScale;
  };
};

/** More would be one area. */
const LINES = 200;

/** The plot, as a part of the width; at its right lies where the runs end. */
export const PLOT = 0.91;

/** How long one view changes to the other, and how long runs come from left to right (ms). */
const GLIDE_MS = 420;
const COME_MS = 1_400;

const LAST = MOMENTS - 1;

/**
 * Paints lines and ends on a canvas: as paths of SVG they take 50 ms for each step of a hand. Its colors are those of
 * the element's style: `fill` of runs that end above their start, `stroke` of the others, `color` of the strongest
 * line.
 *
 * @param comes whether the runs come from left to right, when they are first shown
 */
export function createPainter(canvas: HTMLCanvasElement, comes: boolean) {
  let shown: { layer: Layer; from: View; to: View } | undefined;
  let now: View | undefined;
  // When the view began to change and the runs began to come: at the next painting, where it is not known.
  let since: number | null = -Infinity;
  let came: number | null = comes ? null : -Infinity;
  let look: Look | undefined;

  const { update, stop } = keepPainted(canvas, (context, at, isAnew) => {
    if (shown === undefined) return false;
    if (isAnew || look === undefined) look = lookOf(canvas);
    since ??= at;
    came ??= at;
    const partOf = (start: number, ms: number) => (isMotionAllowed() ? Math.min(1, (at - start) / ms) : 1);
    const [glided, come] = [1 - (1 - partOf(since, GLIDE_MS)) ** 3, partOf(came, COME_MS)];
    now = between(shown.from, shown.to, glided);
    paintLayer(context, shown.layer, now, look, come);
    return glided < 1 || come < 1;
  });

  return {
    show(layer: Layer, view: View) {
      if (shown?.to === view) shown = { ...shown, layer };
      else {
        if (now !== undefined) since = null;
        shown = { layer, from: now ?? view, to: view };
      }
      update();
    },
    stop,
  };
}

const between = (from: View, to: View, part: number): View => ({
  lowest: from.lowest + (to.lowest - from.lowest) * part,
  highest: from.highest + (to.highest - from.highest) * part,
});

type Look = ReturnType<typeof lookOf>;

function lookOf(canvas: HTMLCanvasElement) {
  const { fill, stroke, color } = getComputedStyle(canvas);
  // Where colors tell nothing apart, broken lines do.
  const isBroken = matchMedia('(forced-colors: active)').matches;
  return { ahead: fill, behind: stroke, own: color, isBroken };
}

/** @param come how many of the times are painted, from the left: 0 to 1 */
function paintLayer(
  context: CanvasRenderingContext2D,
  { changes, own, isGuess = false, ends }: Layer,
  { lowest, highest }: View,
  look: Look,
  come: number,
): void {
  const { width, height } = context.canvas;
  const ratio = devicePixelRatio;
  const plot = width * PLOT;
  const y = (cents: number) => ((highest - cents) * height) / (highest - lowest);
  const trace = (values: ArrayLike<number>, base: number) => {
    context.moveTo(0, y(values[base] ?? 0));
    for (let index = 1; index <= LAST; index += 1)
      context.lineTo((plot * index) / LAST, y(values[base + index] ?? 0));
  };
  const lines = Math.min(LINES, changes.length / MOMENTS);
  const isAhead = (run: number) => (changes[run * MOMENTS + LAST] ?? 0) > 0;

  context.clearRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(0, 0, plot * come, height);
  context.clip();
  context.lineWidth = 0.7 * ratio;
  for (const side of [false, true]) {
    context.beginPath();
    for (let run = 0; run < lines; run += 1) if (isAhead(run) === side) trace(changes, run * MOMENTS);
    context.strokeStyle = side ? look.ahead : look.behind;
    context.globalAlpha = side ? 0.5 : 0.42;
    context.setLineDash(look.isBroken && !side ? [3 * ratio, 3 * ratio] : []);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.beginPath();
  trace(own, 0);
  context.strokeStyle = look.own;
  context.lineWidth = (isGuess ? 2.75 : 1.5) * ratio;
  context.lineCap = 'round';
  context.setLineDash(isGuess ? [ratio, 6 * ratio] : []);
  context.stroke();
  context.restore();

  if (ends === undefined || come < 1) return;
  for (const [from, count] of ends.bars) {
    const top = y(from + ends.scale.width);
    const length = Math.min(1, (0.8 * count) / ends.runs / ends.scale.peak) * (width - plot);
    context.fillStyle = from >= 0 ? look.ahead : look.behind;
    context.globalAlpha = from >= 0 ? 0.9 : 0.5;
    context.fillRect(plot, top, length, Math.max(0.5 * ratio, y(from) - top - 0.5 * ratio));
  }
  context.globalAlpha = 1;
}
