import type { Results } from './results';
import { median } from './statistics';

/** One line of the report: a figure of the product, what it is compared with, and what is promised. */
export type Line = {
  readonly what: string;
  readonly unit: string;
  readonly product: number;
  /** The same figure of another page or state in the same run; the promise is then about the ratio of the two. */
  readonly floor?: { readonly name: string; readonly value: number };
  readonly promise: { readonly atMost: number } | { readonly atLeast: number };
};

/** Layout shift is promised to be 0.000, so anything that rounds to it is kept. */
const NO_SHIFT = { atMost: 0.000_5 };

/** A task over 50 ms delays the answer to a press noticeably. */
const NO_LONG_TASK = { atMost: 50 };

/** Files that the page cannot start without, in kB, compressed with brotli. */
export type InitialSizes = { readonly javaScript: number; readonly css: number };

/** Every line that the measurements allow, in the order of the report. */
export function linesOf(results: Results, initial: InitialSizes): Line[] {
  const all = [
    ...(results['load product'] === undefined ? [] : sizeLines(results, initial)),
    ...loadLines(results),
    ...taskLines(results),
    ...shiftLines(results),
    ...runningLines(results),
    ...speedLines(results),
    ...engineLines(results),
    ...runsLines(results),
    ...feedLines(results),
  ];
  return all.filter(({ product }) => Number.isFinite(product));
}

/** Sizes in kB, compressed with brotli. */
function sizeLines(results: Results, initial: InitialSizes): Line[] {
  const load = (figure: string) => medianOf(results, 'load product', figure);
  return [
    { what: 'initial JavaScript', unit: 'kB', product: initial.javaScript, promise: { atMost: 76 } },
    { what: 'initial CSS', unit: 'kB', product: initial.css, promise: { atMost: 8 } },
    { what: 'font', unit: 'kB', product: load('font, kB'), promise: { atMost: 30 } },
    { what: 'everything until idle', unit: 'kB', product: load('all, kB'), promise: { atMost: 130 } },
    { what: 'requests until idle', unit: '', product: load('requests'), promise: { atMost: 14 } },
  ];
}

function loadLines(results: Results): Line[] {
  const slow = (name: string, figure: string) => medianOf(results, `slow ${name}`, figure);
  return [
    {
      what: 'first paint, slow',
      unit: 'ms',
      product: slow('product', 'first paint'),
      floor: { name: 'shell', value: slow('shell', 'first paint') },
      promise: { atMost: 1.3 },
    },
    {
      what: 'figures on screen, slow',
      unit: 'ms',
      product: slow('product', 'figures'),
      floor: { name: 'card', value: slow('card', 'first paint') },
      promise: { atMost: 1.25 },
    },
    {
      what: 'blocking time, slow',
      unit: 'ms',
      product: slow('product', 'blocking'),
      promise: { atMost: 80 },
    },
  ];
}

function taskLines(results: Results): Line[] {
  const line = (what: string, measurement: string, figure = 'longest', promise = NO_LONG_TASK): Line => ({
    what: `longest task, ${what}`,
    unit: 'ms',
    product: worstOf(results, measurement, figure),
    promise,
  });
  return [
    line('load', 'load product'),
    line('link to a month', 'link to a month'),
    line('running', 'running product'),
    line('speed 1000', 'speed 1000'),
    line('opening the controls', 'skip a day', 'opening the panel, longest'),
    line('skipping a day', 'skip a day', 'longest', { atMost: 100 }),
  ];
}

function shiftLines(results: Results): Line[] {
  const line = (what: string, measurement: string): Line => ({
    what: `layout shift, ${what}`,
    unit: '',
    product: worstOf(results, measurement, 'shift'),
    promise: NO_SHIFT,
  });
  return [
    line('load', 'slow product'),
    line('running', 'running product'),
    line('five minutes', 'five minutes'),
  ];
}

function runningLines(results: Results): Line[] {
  const running = (name: string, figure: string) => medianOf(results, `running ${name}`, figure);
  return [
    ...['main thread', 'all processes'].map((figure) => ({
      what: `running, ${figure} in 30 s`,
      unit: 'ms',
      product: running('product', figure),
      floor: { name: 'live', value: running('live', figure) },
      promise: { atMost: 1.3 },
    })),
    // "About nothing": a thousandth of the time.
    ...['paused', 'hidden'].map((cause) => ({
      what: `${cause}, main thread in 30 s`,
      unit: 'ms',
      product: medianOf(results, cause, 'main thread'),
      promise: { atMost: 30 },
    })),
    {
      what: 'heap after running for 35 s',
      unit: 'MB',
      product: running('product', 'heap, MB'),
      promise: { atMost: 4 },
    },
  ];
}

function speedLines(results: Results): Line[] {
  const fast = (figure: string) => medianOf(results, 'speed 1000', figure);
  return [
    // 60, less what a mean over ten seconds loses at its ends.
    { what: 'speed 1000', unit: 'frames/s', product: fast('frames a second'), promise: { atLeast: 59 } },
    { what: 'speed 1000, main thread', unit: '%', product: fast('main thread, %'), promise: { atMost: 25 } },
  ];
}

function engineLines(results: Results): Line[] {
  const product = medianOf(results, 'engine', 'trades a second');
  return [{ what: 'engine, sustained', unit: 'trades/s', product, promise: { atLeast: 1_000_000 } }];
}

/** Many runs of an hour. */
function runsLines(results: Results): Line[] {
  const runs = (figure: string) => medianOf(results, 'many runs', figure);
  const one = { name: 'one worker', value: runs('10,000, one worker') };
  const line = (what: string, figure: string, atMost: number): Line => ({
    what,
    unit: 'ms',
    product: runs(figure),
    promise: { atMost },
  });
  return [
    line('1,000 runs, first picture', '1,000, first picture', 300),
    line('1,000 runs, all', '1,000, all', 1_000),
    // 1.7 times as fast.
    { ...line('10,000 runs, two workers', '10,000, two workers', 1 / 1.7), floor: one },
    line('longest task, 1,000 runs', '1,000, longest', NO_LONG_TASK.atMost),
  ];
}

function feedLines(results: Results): Line[] {
  const day = (figure: string) => medianOf(results, 'feed, a day', figure);
  const clients = (figure: string) => worstOf(results, 'feed, clients', figure);
  return [
    {
      what: 'feed, a day as NDJSON',
      unit: 'ms',
      product: day('day, ms'),
      floor: { name: 'lines alone', value: day('lines alone, ms') },
      promise: { atMost: 3 },
    },
    {
      what: 'feed, lateness with 5,000 clients',
      unit: 'ms',
      product: clients('lateness, ms'),
      promise: { atMost: 50 },
    },
    {
      what: 'feed, memory for each client',
      unit: 'kB',
      product: clients('memory, kB'),
      promise: { atMost: 25 },
    },
    {
      what: 'feed, events lost, streams ended',
      unit: '',
      product: clients('lost or ended'),
      promise: { atMost: 0 },
    },
  ];
}

function figuresOf(results: Results, measurement: string, figure: string): number[] {
  return (results[measurement] ?? []).map((figures) => figures[figure] ?? Number.NaN);
}

function medianOf(results: Results, measurement: string, figure: string): number {
  return median(figuresOf(results, measurement, figure));
}

/** The largest of all rounds; not a finite number if there are none. */
function worstOf(results: Results, measurement: string, figure: string): number {
  return Math.max(...figuresOf(results, measurement, figure));
}
