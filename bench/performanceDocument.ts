import { cpus } from 'node:os';
import type { Options } from './options';
import type { Line } from './promises';
import { promisesTable } from './report';

export type Machine = {
  /** The version of the browser. */
  readonly chromium: string;
  /** The load average of the last minute when the benchmark began. */
  readonly load: number;
};

/** The text of docs/performance.md. */
export function performanceDocument(
  lines: readonly Line[],
  { rounds, loadsPerRound, seconds }: Options,
  { chromium, load }: Machine,
): string {
  const [day] = new Date().toISOString().split('T');
  return `# Performance

Written by \`npm run bench -- --write\` on ${day}: ${rounds} rounds. Figures are medians; longest tasks and layout shifts
are the worst of all rounds. ${cpus().length} processor cores, Node ${process.versions.node}, Chromium ${chromium} without a GPU, load
average ${load.toFixed(1)} before the start.

Times depend on the machine; compare the ratios. Nothing here can fail a build.
\`.size-limit.ts\` enforces sizes.

## The promises

A promise with a floor is about the ratio of the two figures; one without is about the figure itself.
[Decision 0029](decisions/0029-performance-promises-that-are-missed.md) gives the reason for each that is missed.

${promisesTable(lines)}

## The floors

Each floor is the least that such a page costs, built by the same Vite and React and served by the same small server.

| Floor | What it is |
|---|---|
| shell | the product's own page without any script |
| card | one card by React, rendered in the browser |
| live | a page by React that behaves as the product does, with its HTML prerendered: a trade every 1 to 3 s, ten rows that slide in for 180 ms, a popup that fades out, a count-up of 2 s that writes a text 11 times a second |

## The method

One browser, and a fresh context for each visit. Everything is measured once, then everything again; each round has
${loadsPerRound} loads. Files are compressed with brotli beforehand and served from this machine.

- *slow*: processor slowed down four times, 150 ms round trip, 1.6 Mbit/s down, emulated by the browser.
- *initial*: the style sheets and scripts that the HTML names, and their static imports. *until idle*: also
  what is fetched right after the first render.
- *first paint* and *figures*: since the navigation began. *figures* is the first frame with a figure in the page.
- *blocking*: the time beyond 50 ms of each task. *longest*: the longest task over 50 ms, else 0.
- *running*: ${seconds} s at speed 1, after 5 s of settling. Processor time of the page's main thread and of all processes of the
  browser, both stated for 30 s. *shift* includes the load.
- *engine*: a month, alone in a page.
- *1,000 runs*, *10,000 runs*: of an hour, in a page of their own, until the result of all is computed. 1,000 with as many
  workers as the product starts; *first picture* is the first result, of some of them.
- *feed*: the built command. *lines alone* is a script that writes as many lines of the same length. *lateness*: 99th percentile
  of 5,000 clients of \`/events\` at speed 1, each with a run of its own; the server has one processor. *memory*: resident.
  *a million runs*: of ten minutes.
`;
}
