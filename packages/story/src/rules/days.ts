import { type Cents, cents, roundHalfAway } from '@simulation/engine';

/** Real milliseconds that a day of the story takes on screen. */
const DAY_ON_SCREEN_MS = 2_000;

/**
 * The average profit of a trade, and the average simulated milliseconds between two of them: specification, section 3.
 */
export const AVERAGE_PROFIT = cents(7_00);
const AVERAGE_PACE_MS = 2_000;

/** Simulated milliseconds that the page needs to add an amount on average: so long is a day on which it adds it. */
export function dayMsOf(added: Cents): number {
  return Math.max(500, roundHalfAway((AVERAGE_PACE_MS * added) / AVERAGE_PROFIT));
}

/** Simulated seconds per second with which days of that length go by. */
export function speedOf(dayMs: number): number {
  return dayMs / DAY_ON_SCREEN_MS;
}
