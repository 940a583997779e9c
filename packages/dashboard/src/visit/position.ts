import type { Cents, EquityPoint, Run } from '@simulation/engine';

/**
 * Where an extra that is open beside the page is, as far as the page has to know it. A plain value, which can be
 * stored.
 */
export type Position = {
  /** What has led there: the extra's own, in which the page does not look. `undefined` at the beginning. */
  readonly progress: unknown;
  /** The seed that links name; without it, that of the page's own run. */
  readonly seed: string | undefined;
  /** The scene that opens the same position: for links. */
  readonly scene: string;
  /**
   * The scene that opens it with all that has led there, where that is more: for the link to the page in another
   * language, which the same visitor follows.
   */
  readonly wholeScene?: string | undefined;
  /** The run that the page shows in place of its own. */
  readonly shown: ShownRun | undefined;
  /** Whether the page shows nothing any more. */
  readonly isGone: boolean;
  /** Whether the extra answers the page's Withdraw button, in place of its dialog. */
  readonly answersWithdraw: boolean;
  /** Whether it speaks to minors: other extras then offer what is for minors. */
  readonly isForMinors?: boolean;
};

/** What was paid into a run and out of it, beside the results of its trades. The rest of its start amount is made up. */
export type Payments = {
  readonly in: Cents;
  readonly out: Cents;
  /** The part that is paid when the run stands still. The run starts with it: it knows of trades alone. */
  readonly atEnd: Cents;
};

/** A run of somebody who has begun before, as an extra tells it. */
export type ShownRun = {
  /** It starts with what the page shows by then. */
  readonly run: Run;
  readonly payments: Payments;
  /** What the page has shown before, at times before the start. */
  readonly pointsBefore: readonly EquityPoint[];
  /** The day on which it starts, and the simulated milliseconds of a day. */
  readonly day: number;
  readonly dayMs: number;
  /** Simulated milliseconds that it has been played when the position opens, and when it stands still. */
  readonly from: number;
  readonly until: number;
  /** The same as long as the run goes on from position to position. */
  readonly chapter: string;
  /** How fast its days go by (simulated seconds per second). */
  readonly speed: number;
};
