// @ts-check
import { cpus } from 'node:os';
import { median } from './statistics.mjs';

/** Every measurement of every round, by name. */
/** @typedef {Record<string, import('./measures.mjs').Figures[]>} Results */

/**
 * One promise: what is measured, against what, and how far it may go.
 *
 * @typedef {object} Line
 * @property {string} what
 * @property {string} unit
 * @property {number} ours
 * @property {number} [floor] what the floor took in the same run
 * @property {string} [against] which floor that is
 * @property {number} limit the promise: at most this; of a ratio, or of the figure itself where there is no floor
 * @property {boolean} [atLeast] the promise is a least
 */

/** @returns {Line[]} */
function linesOf(/** @type {Results} */ results) {
  const of = (/** @type {string} */ name, /** @type {string} */ figure) =>
    median((results[name] ?? []).map((figures) => figures[figure] ?? Number.NaN));
  const most = (/** @type {string} */ name, /** @type {string} */ figure) =>
    Math.max(...(results[name] ?? []).map((figures) => figures[figure] ?? Number.NaN));
  return [
    {
      what: 'JavaScript until idle',
      unit: 'kB',
      ours: of('load ours', 'JS, kB'),
      limit: Number.POSITIVE_INFINITY,
    },
    { what: 'style sheet', unit: 'kB', ours: of('load ours', 'CSS, kB'), limit: 6 },
    { what: 'font', unit: 'kB', ours: of('load ours', 'font, kB'), limit: 30 },
    { what: 'everything until idle', unit: 'kB', ours: of('load ours', 'all, kB'), limit: 115 },
    { what: 'requests until idle', unit: '', ours: of('load ours', 'requests'), limit: 12 },
    {
      what: 'first paint, slow',
      unit: 'ms',
      ours: of('slow ours', 'first paint'),
      floor: of('slow shell', 'first paint'),
      against: 'shell',
      limit: 1.3,
    },
    {
      what: 'figures on screen, slow',
      unit: 'ms',
      ours: of('slow ours', 'figures'),
      floor: of('slow card', 'first paint'),
      against: 'card',
      limit: 1.15,
    },
    { what: 'blocking time, slow', unit: 'ms', ours: of('slow ours', 'blocking'), limit: 50 },
    {
      what: "blocking time beyond the shell's, slow",
      unit: 'ms',
      ours: of('slow ours', 'blocking') - of('slow shell', 'blocking'),
      limit: 50,
    },
    { what: 'longest task, load', unit: 'ms', ours: most('load ours', 'longest'), limit: 50 },
    { what: 'longest task, running', unit: 'ms', ours: most('running ours', 'longest'), limit: 50 },
    { what: 'longest task, speed 1000', unit: 'ms', ours: most('speed 1000', 'longest'), limit: 50 },
    {
      what: 'longest task, opening the panel',
      unit: 'ms',
      ours: most('jump', 'opening the panel, longest'),
      limit: 50,
    },
    { what: "longest task, a day's jump", unit: 'ms', ours: most('jump', 'longest'), limit: 100 },
    { what: 'layout shift, load', unit: '', ours: most('slow ours', 'shift'), limit: 0.000_5 },
    { what: 'layout shift, running', unit: '', ours: most('running ours', 'shift'), limit: 0.000_5 },
    { what: 'layout shift, five minutes', unit: '', ours: most('five minutes', 'shift'), limit: 0.000_5 },
    ...['main thread', 'all processes'].flatMap((who) =>
      ['live', 'moving', 'plain'].map((floor) => ({
        what: `running, ${who} in 30 s`,
        unit: 'ms',
        ours: of('running ours', who),
        floor: of(`running ${floor}`, who),
        against: floor,
        limit: floor === 'plain' ? Number.POSITIVE_INFINITY : 1.2,
      })),
    ),
    {
      what: 'running with the longest curve, main thread in 30 s',
      unit: 'ms',
      ours: of('running a month in', 'main thread'),
      floor: of('running ours', 'main thread'),
      against: 'with a young one',
      limit: Number.POSITIVE_INFINITY,
    },
    { what: 'paused, main thread in 30 s', unit: 'ms', ours: of('paused', 'main thread'), limit: 30 },
    { what: 'hidden, main thread in 30 s', unit: 'ms', ours: of('hidden', 'main thread'), limit: 30 },
    { what: 'heap after running', unit: 'MB', ours: of('running ours', 'heap, MB'), limit: 3 },
    {
      what: 'speed 1000',
      unit: 'frames/s',
      ours: of('speed 1000', 'frames a second'),
      limit: 59,
      atLeast: true,
    },
    { what: 'speed 1000, main thread', unit: '%', ours: of('speed 1000', 'main thread, %'), limit: 25 },
    { what: 'engine, a day, warm', unit: 'ms', ours: of('engine', 'day, warm'), limit: 50 },
    { what: 'engine, a day, cold', unit: 'ms', ours: of('engine', 'day, cold'), limit: 50 },
    {
      what: 'engine, sustained',
      unit: 'trades/s',
      ours: of('engine', 'trades a second'),
      limit: 1_000_000,
      atLeast: true,
    },
  ];
}

/** The promises as a table for the terminal and for documents. */
export function reportOf(/** @type {Results} */ results) {
  return table(
    ['', 'ours', 'floor', 'ratio', 'promise', ''],
    linesOf(results)
      .filter(({ ours }) => Number.isFinite(ours))
      .map(({ what, unit, ours, floor, against, limit, atLeast = false }) => {
        const ratio = floor === undefined ? undefined : ours / floor;
        const measured = ratio ?? ours;
        const promised = Number.isFinite(limit);
        const kept = atLeast ? measured >= limit : measured <= limit;
        return [
          what,
          `${digits(ours)} ${unit}`.trim(),
          floor === undefined ? '' : `${digits(floor)} (${against})`,
          ratio === undefined ? '' : ratio.toFixed(2),
          promised
            ? `${atLeast ? '≥' : '≤'} ${limit.toLocaleString('en-US', { maximumFractionDigits: 4 })}`
            : '',
          promised ? (kept ? 'kept' : 'missed') : '',
        ];
      }),
  );
}

/** Everything that was measured, medians of all rounds. */
function allOf(/** @type {Results} */ results) {
  const groups = new Map();
  for (const [name, rounds] of Object.entries(results)) {
    const [first = {}] = rounds;
    const columns = Object.keys(first);
    const key = columns.join();
    const rows = groups.get(key) ?? { columns, rows: [] };
    rows.rows.push([
      name,
      ...columns.map((column) => digits(median(rounds.map((figures) => figures[column] ?? Number.NaN)))),
    ]);
    groups.set(key, rows);
  }
  return [...groups.values()].map(({ columns, rows }) => table(['', ...columns], rows)).join('\n\n');
}

/**
 * docs/performance.md.
 *
 * @param {Results} results
 * @param {{ chromium: string, repeats: number, seconds: number, busy: number }} how
 */
export function documentOf(results, { chromium, repeats, seconds, busy }) {
  const [day] = new Date().toISOString().split('T');
  return `# Performance

Written by \`npm run bench -- --write\` on ${day}: ${repeats} rounds, medians (of longest tasks and shifts the worst);
${cpus().length} processor cores, Node ${process.versions.node}, Chromium ${chromium} without a graphics processor;
load ${busy.toFixed(1)} before it began.

Times differ between machines and with what else they do; the ratios are what counts. Nothing here can fail a build:
bytes are held by \`.size-limit.mjs\`.

## The promises

A promise with a floor is a ratio, one without is the figure itself.

${reportOf(results)}

## The floors

They are built for each run, by the project's own Vite and React (\`bench/floors/\`), and served by the same small server.

| Floor | What it is |
|---|---|
| shell | the product's own page with every script taken out |
| plain | live with no framework: a trade every one to three seconds, ten fixed rows, a count-up of two seconds that writes a text eleven times a second |
| card | a React page with one card, rendered in the browser |
| live | as plain, in React; its HTML is there before its script, its rows are ten fixed slots |
| moving | as live; a new row pushes the others down for 160 ms and the popup fades away, as the product's do: the floor of the same behaviour |

## The method

One browser, a fresh context for each visit, everything in turn and then everything again; loads three times in each
round. Files are compressed with brotli before anybody asks for them, over one local connection.

- *slow*: processor slowed down four times, 150 ms round trip, 1.6 Mbit/s down, by the browser's own emulation.
- *first paint* and *figures*: after the navigation began; figures when the first one is in the page and a frame begins.
- *blocking*: what tasks took beyond 50 ms each. *longest*: the longest task over 50 ms; 0 is none. A page without any
  script has some too, when the processor is slowed down: the browser's own work.
- *running*: after 5 s of settling, ${seconds} s at speed 1; processor time of the page's main thread and of every process of
  the browser, both as for 30 s. *shift*: load and running together.
- *five minutes*: the product alone, once.
- *paused* by its button; *hidden* by telling the page that it is.
- *press to figures*: from the event of the press to the end of the frame that shows the new figures.
- *heap*: after garbage collection.
- *engine*: alone in a page; cold is the first thing it does there.

## Everything

${allOf(results)}
`;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}

/** As many digits as mean something. */
function digits(/** @type {number} */ number) {
  if (!Number.isFinite(number)) return '-';
  if (Math.abs(number) >= 1_000) return Math.round(number).toLocaleString('en-US');
  if (Number.isInteger(number)) return String(number);
  return number.toFixed(Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 1 ? 1 : 4);
}
