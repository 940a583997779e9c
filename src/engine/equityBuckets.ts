import type { Cents } from './money';

/** The total at a moment; `at` in simulated milliseconds since the start of the run. */
export type EquityPoint = { readonly at: number; readonly total: Cents };

/** The most buckets; about one for each pixel column of the curve. */
export const BUCKET_COUNT = 512;

/** The width of a bucket at first: the shortest delay between two trades, so that a short run keeps every trade. */
const FIRST_WIDTH_MS = 1_000;

/** The points kept of an interval of time. `first` is never after `lowest` and `highest`, and `last` never before them. */
type Bucket = { first: EquityPoint; lowest: EquityPoint; highest: EquityPoint; last: EquityPoint };

/**
 * The total over time in bounded memory: each bucket of time keeps its first, lowest, highest and last point. When a
 * point lies beyond the last bucket, buckets are merged two by two and are twice as wide from then on. No peak is ever
 * lost, every point kept is one that was added, and adding takes constant time on average.
 *
 * The kept points depend on the points alone, not on how they were added: the width follows from the latest moment.
 */
export class EquityBuckets {
  #width = FIRST_WIDTH_MS;
  #buckets: (Bucket | undefined)[] = [];

  /** @param point at the same moment as the one added before it, or later */
  add(point: EquityPoint): void {
    while (point.at >= BUCKET_COUNT * this.#width) this.#merge();
    const place = Math.floor(point.at / this.#width);
    const bucket = this.#buckets[place];
    if (bucket === undefined) {
      this.#buckets[place] = { first: point, lowest: point, highest: point, last: point };
      return;
    }
    if (point.total < bucket.lowest.total) bucket.lowest = point;
    if (point.total > bucket.highest.total) bucket.highest = point;
    bucket.last = point;
  }

  /** The points kept, by time, each once: at most four for each bucket. */
  points(): EquityPoint[] {
    const kept: EquityPoint[] = [];
    for (const bucket of this.#buckets) {
      if (bucket === undefined) continue;
      const { first, lowest, highest, last } = bucket;
      const [earlier, later] = lowest.at < highest.at ? [lowest, highest] : [highest, lowest];
      for (const point of [first, earlier, later, last]) {
        if (kept.at(-1) !== point) kept.push(point);
      }
    }
    return kept;
  }

  #merge(): void {
    this.#width *= 2;
    this.#buckets = Array.from({ length: BUCKET_COUNT / 2 }, (_, place) =>
      joined(this.#buckets[2 * place], this.#buckets[2 * place + 1]),
    );
  }
}

/** Of equally low or high points the earlier one is kept, as in `add`. */
function joined(one: Bucket | undefined, other: Bucket | undefined): Bucket | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    first: one.first,
    lowest: other.lowest.total < one.lowest.total ? other.lowest : one.lowest,
    highest: other.highest.total > one.highest.total ? other.highest : one.highest,
    last: other.last,
  };
}
