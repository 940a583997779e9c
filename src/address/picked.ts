/** How a run was chosen among many, by the link that opens it: as the best of them, the worst, or any. */
export type Picked = {
  readonly as: 'best' | 'worst' | 'any';
  /** Among how many runs: 2 to 1,000,000. */
  readonly of: number;
};

const WRITTEN = /^(best|worst|any)-of-([1-9]\d{0,6})$/;

const RUNS = { from: 2, to: 1e6 };

/** The value of `picked`: `best-of-1000`. Anything else is undefined. */
export function readPicked(value: string | null): Picked | undefined {
  const [, as, count] = WRITTEN.exec(value ?? '') ?? [];
  const of = Number(count);
  if ((as !== 'best' && as !== 'worst' && as !== 'any') || of < RUNS.from || of > RUNS.to) return undefined;
  return { as, of };
}

/** Reading it back gives the same. */
export function writePicked({ as, of }: Picked): string {
  return `${as}-of-${of}`;
}
