import { BUDGETS } from './budgets';
import { type Line, lineMakers, type Results } from './lines';
import type { PackageBench } from './packages';

/** Files that the page cannot start without, in kB, compressed with brotli. */
export type InitialSizes = { readonly javaScript: number; readonly css: number };

/**
 * Every line that the measurements allow, in the order of the report, those of packages last. Sizes are compressed with
 * brotli.
 */
export function linesOf(results: Results, initial: InitialSizes, more: readonly PackageBench[]): Line[] {
  const makers = lineMakers(results);
  const { median, worst, line, least, ratio } = makers;
  const task = (what: string, measurement: string, figure = 'longest', atMost: number = BUDGETS.task) =>
    line(`longest task, ${what}`, 'ms', worst(measurement, figure), atMost);
  const shift = (what: string, measurement: string) =>
    line(`layout shift, ${what}`, '', worst(measurement, 'shift'), BUDGETS.shift);
  const sizes = [
    line('initial JavaScript', 'kB', initial.javaScript, BUDGETS.javaScript),
    line('initial CSS', 'kB', initial.css, BUDGETS.css),
    line('font', 'kB', median('load product', 'font, kB'), BUDGETS.font),
    line('everything until idle', 'kB', median('load product', 'all, kB'), BUDGETS.everything),
    line('requests until idle', '', median('load product', 'requests'), BUDGETS.requests),
  ];
  const all: Line[] = [
    ...(results['load product'] === undefined ? [] : sizes),
    ratio('first paint, slow', ['slow product', 'first paint'], ['shell', 'slow shell'], BUDGETS.firstPaint),
    ratio(
      'figures on screen, slow',
      ['slow product', 'figures'],
      ['card', 'slow card', 'first paint'],
      BUDGETS.figures,
    ),
    line('blocking time, slow', 'ms', median('slow product', 'blocking'), BUDGETS.blocking),
    task('load', 'load product'),
    task('link to a month', 'link to a month'),
    task('running', 'running product'),
    task('speed 1000', 'speed 1000'),
    task('opening the controls', 'skip a day', 'opening the panel, longest'),
    task('skipping a day', 'skip a day', 'longest', BUDGETS.longTask),
    shift('load', 'slow product'),
    shift('running', 'running product'),
    shift('five minutes', 'five minutes'),
    ratio(
      'running, main thread in 30 s',
      ['running product', 'main thread'],
      ['live', 'running live'],
      BUDGETS.running,
    ),
    ratio(
      'running, all processes in 30 s',
      ['running product', 'all processes'],
      ['live', 'running live'],
      BUDGETS.running,
    ),
    line('paused, main thread in 30 s', 'ms', median('paused', 'main thread'), BUDGETS.idle),
    line('hidden, main thread in 30 s', 'ms', median('hidden', 'main thread'), BUDGETS.idle),
    line('heap after running for 35 s', 'MB', median('running product', 'heap, MB'), BUDGETS.heapMegabytes),
    least('speed 1000', 'frames/s', median('speed 1000', 'frames a second'), BUDGETS.framesPerSecond),
    line('speed 1000, main thread', '%', median('speed 1000', 'main thread, %'), BUDGETS.fastPercent),
    least('engine, sustained', 'trades/s', median('engine', 'trades a second'), BUDGETS.tradesPerSecond),
    {
      what: 'runs of an hour, one core',
      unit: 'runs/s',
      product: median('engine, runs', 'product'),
      floor: { name: 'plain loop', value: median('engine, runs', 'plain') },
      promise: { atLeast: BUDGETS.runs },
    },
    ...more.flatMap(({ linesOf }) => linesOf(makers)),
  ];
  return all.filter(({ product, floor }) => Number.isFinite(product / (floor?.value ?? 1)));
}
