import type { Figures } from './visit';

/** The figures of every round, by the name of the measurement. */
export type Results = Record<string, Figures[]>;

/** One line of the report: a figure of the product, what it is compared with, and what is promised. */
export type Line = {
  readonly what: string;
  readonly unit: string;
  readonly product: number;
  /** The same figure of another page or state in the same run; the promise is then about the ratio of the two. */
  readonly floor?: { readonly name: string; readonly value: number };
  readonly promise: { readonly atMost: number } | { readonly atLeast: number };
};

/** What makes lines of the results. */
export type LineMakers = ReturnType<typeof lineMakers>;

export function lineMakers(results: Results) {
  const figuresOf = (measurement: string, figure: string) =>
    (results[measurement] ?? []).map((figures) => figures[figure] ?? Number.NaN);
  /** The middle one: everything is measured an odd number of times. Not a number if there are none. */
  const median = (measurement: string, figure: string) => {
    const sorted = figuresOf(measurement, figure).toSorted((a, b) => a - b);
    return sorted[(sorted.length - 1) / 2] ?? Number.NaN;
  };
  /** The largest of all rounds; not a finite number if there are none. */
  const worst = (measurement: string, figure: string) => Math.max(...figuresOf(measurement, figure));
  const line = (what: string, unit: string, product: number, atMost: number): Line => ({
    what,
    unit,
    product,
    promise: { atMost },
  });
  const least = (what: string, unit: string, product: number, atLeast: number): Line => ({
    what,
    unit,
    product,
    promise: { atLeast },
  });
  /** At most so many times as much as a floor. */
  const ratio = (
    what: string,
    [measurement, figure]: readonly [string, string],
    [name, floor, floorFigure = figure]: readonly [string, string, string?],
    atMost: number,
  ): Line => ({
    ...line(what, 'ms', median(measurement, figure), atMost),
    floor: { name, value: median(floor, floorFigure) },
  });
  return { median, worst, line, least, ratio };
}
