/** How a run was chosen among many, by the link that opens it. */
export type Picked = {
  readonly rank: 'best' | 'worst' | 'any';
  /** Among how many runs: 2 to 1,000,000. */
  readonly count: number;
};

const FORMAT = /^(best|worst|any)-of-([1-9]\d{0,6})$/;

const COUNT = { from: 2, to: 1e6 };

/** The value of `picked`: `best-of-1000`. Anything else is undefined. */
export function readPicked(value: string | null): Picked | undefined {
  const [, rank, digits] = value?.match(FORMAT) ?? [];
  const count = Number(digits);
  if (rank !== 'best' && rank !== 'worst' && rank !== 'any') return undefined;
  return count < COUNT.from || count > COUNT.to ? undefined : { rank, count };
}

/** Reading it back gives the same. */
export function writePicked({ rank, count }: Picked): string {
  return `${rank}-of-${count}`;
}
