/**
 * What the product promises in figures. What a package promises for itself stands in its `bench/`.
 * `scripts/checkSizes.ts` fails a build for sizes and notes one with less than 3 % left; the benchmark compares all of
 * them and fails nothing, since times depend on the machine. Sizes in kB, compressed with brotli, except of the font;
 * times in ms; a ratio is to a floor that the benchmark builds (docs/performance.md).
 */
export const BUDGETS = {
  javaScript: 106,
  css: 11,
  font: 30,
  /** Of a part that a visitor opens, with its styles. */
  part: 28,
  /** What a visit loads without a press, with what follows once the page is idle (30 kB, four files). */
  everything: 168,
  requests: 18,

  /** On a slow line and processor: ratios to the page without script, and to one React card. */
  firstPaint: 1.15,
  figures: 1.4,
  blocking: 150,
  /** A longer task delays the answer to a press noticeably. */
  task: 50,
  /** To skip a day. */
  longTask: 100,
  /** Anything that rounds to 0.000 is none. */
  shift: 0.000_5,

  /** Ratio to the live floor, in 30 s. */
  running: 0.95,
  /** "About nothing": a thousandth of 30 s. */
  idle: 30,
  heapMegabytes: 4,
  /** 60, less what a mean over ten seconds loses at its ends. */
  framesPerSecond: 59,
  fastPercent: 25,

  tradesPerSecond: 1_000_000,
  /** Of runs a second: ratio to a plain loop with the same draws. */
  runs: 0.8,
} as const;
