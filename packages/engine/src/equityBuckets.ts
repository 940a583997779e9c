import type { Cents } from './money';

/** The total at a moment; `at` in simulated milliseconds since the start of the run. */
export type EquityPoint = { readonly at: number; readonly total: Cents };

/** The most buckets of a level; about one for each pixel column of the curve. */
export const BUCKET_COUNT = 512;

/** The width of a bucket at first: the shortest delay between two trades, so that a short run keeps every trade. */
const FIRST_WIDTH_MS = 1_000;

/** No bucket is wider: 4.6 hours. A run of more than 97 days has a bucket more for each of these. */
export const WIDEST_MS = 2 ** 14 * FIRST_WIDTH_MS;

/**
 * The points kept of an interval of time. `first` is never after `lowest` and `highest`, and `last` never before them.
 */
type Bucket = { first: EquityPoint; lowest: EquityPoint; highest: EquityPoint; last: EquityPoint };

/** The buckets of a run, by place; in each level twice as wide as in the one before. */
export type BucketLevels = (Bucket | undefined)[][];

/**
 * The total over time in bounded memory: each bucket of time keeps its first, lowest, highest and last point. A point
 * beyond the last bucket begins a level, whose buckets are those of the last one, merged two by two. No peak is ever
 * lost, every point kept is one that was added, and adding takes constant time on average.
 *
 * The kept points depend on the points alone, not on how they were added: the level follows from the latest moment.
 * Earlier levels stay for those who go back, so a month keeps some 7,000 buckets.
 */
export class EquityBuckets {
  readonly #levels: BucketLevels;
  #level = 0;
  #width = FIRST_WIDTH_MS;
  /** The place of the bucket that points are added to. */
  #place: number;
  #current: Bucket | undefined;

  /**
   * @param levels what is known of the run; what is added is kept there, and what comes later stays
   * @param from goes on here (ms): 0, or a multiple of `WIDEST_MS` up to which all points are known
   */
  constructor(levels: BucketLevels = [[]], from = 0) {
    this.#levels = levels;
    while (from > BUCKET_COUNT * this.#width && this.#width < WIDEST_MS) this.#widen();
    this.#place = from / this.#width;
  }

  /** @param point at the same moment as the one added before it, or later */
  add(point: EquityPoint): void {
    while (point.at >= BUCKET_COUNT * this.#width && this.#width < WIDEST_MS) this.#widen();
    const { at, total } = point;
    const place = Math.floor(at / this.#width);
    const current = place === this.#place ? this.#current : undefined;
    if (current === undefined) {
      this.#place = place;
      this.#current = { first: point, lowest: point, highest: point, last: point };
    } else {
      if (total < current.lowest.total) current.lowest = point;
      if (total > current.highest.total) current.highest = point;
      current.last = point;
    }
    this.#keep();
  }

  /** The points kept, by time, each once: at most four for each bucket. */
  points(): EquityPoint[] {
    const kept: EquityPoint[] = [];
    const before = this.#levels[this.#level]?.slice(0, this.#place) ?? [];
    for (const bucket of this.#current ? [...before, this.#current] : before) {
      if (bucket === undefined) continue; // without a trade
      const { first, lowest, highest, last } = bucket;
      const [earlier, later] = lowest.at < highest.at ? [lowest, highest] : [highest, lowest];
      for (const point of [first, earlier, later, last]) {
        if (kept.at(-1) !== point) kept.push(point);
      }
    }
    return kept;
  }

  /** Puts the present bucket among the known ones, unless the one there goes on for longer. */
  #keep(): void {
    const level = this.#levels[this.#level];
    const known = level?.[this.#place];
    if (level && this.#current && !(known && known.last.at > this.#current.last.at))
      level[this.#place] = this.#current;
  }

  #widen(): void {
    const narrow = this.#levels[this.#level] ?? [];
    this.#level += 1;
    this.#width *= 2;
    this.#current = undefined;
    this.#levels[this.#level] ??= Array.from({ length: BUCKET_COUNT / 2 }, (_, place) =>
      joined(narrow[2 * place], narrow[2 * place + 1]),
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
