import { cleanName } from '../../../src/address/cleanText';
import {
  AMOUNT_LIMIT,
  CHANCE,
  COST,
  type CompleteRun,
  nameRun,
  roundHalfAway,
  TRADES_LIMIT,
  toCents,
} from '../../../src/engine';

/** Everything that determines the events of a run, with the names and units of the page's address. */
export type RunOptions = {
  /** Any text, 1 to 10,000 characters. Without it a new one is drawn; each event names it. */
  readonly seed?: string | undefined;
  /** `dashboard`: one trade after another, the default. `v`: the script with two positions at a time. */
  readonly route?: 'dashboard' | 'v' | undefined;
  /** `fair`: a coin decides between gain and loss. Without it every trade gains. Not with route `v`. */
  readonly scenario?: 'fair' | undefined;
  /** With `fair`: how often the coin wins, in percent, 0 to 100. 50 if left out. */
  readonly chance?: number | undefined;
  /** With `fair`: what each trade costs in currency units, 0 to 10. 0.35 if left out. */
  readonly cost?: number | undefined;
  /** Display name, plain text; cut after 40 characters. Without it an invented one. */
  readonly name?: string | undefined;
  /** Total at the start in currency units, at most 10^12 in size. Without it drawn: 2,000 to 17,000. */
  readonly amount?: number | undefined;
  /** Trade count at the start, at most 10^9 in size. Without it drawn: 10 to 40; on `v` 181. */
  readonly trades?: number | undefined;
};

/** An option that has no such value. The message is one line: what is wrong, and what is allowed. */
export class OptionError extends RangeError {
  override readonly name = 'OptionError';
}

/** As long as a seed may be, in UTF-16 units: as in the page's address. */
const SEED_UNITS = 10_000;

/**
 * The run of the engine for these options. The only place that knows how they become a run.
 *
 * @throws {OptionError} if an option has a value that is not allowed
 */
export function runOf(options: RunOptions): CompleteRun {
  const { seed = freshSeed(), route = 'dashboard', scenario, chance, cost, name, amount, trades } = options;
  if (typeof seed !== 'string' || seed === '' || seed.length > SEED_UNITS)
    throw new OptionError(`seed must be a text of 1 to ${SEED_UNITS} characters.`);
  if (route !== 'dashboard' && route !== 'v')
    throw new OptionError(`route must be dashboard or v, not ${quoted(route)}.`);
  if (scenario !== undefined && scenario !== 'fair')
    throw new OptionError(`scenario must be fair, or left out, not ${quoted(scenario)}.`);
  if (scenario !== undefined && route === 'v')
    throw new OptionError('scenario must be left out with route v, which has a script.');
  if (scenario === undefined && (chance ?? cost) !== undefined)
    throw new OptionError('chance and cost must be left out without scenario fair.');
  if (chance !== undefined) checkNumber('chance', chance, CHANCE.from / 100, CHANCE.to / 100);
  if (cost !== undefined) checkNumber('cost', cost, COST.from / 100, COST.to / 100);
  if (name !== undefined && typeof name !== 'string')
    throw new OptionError(`name must be a text, not ${quoted(name)}.`);
  if (amount !== undefined) checkNumber('amount', amount, -AMOUNT_LIMIT, AMOUNT_LIMIT);
  if (trades !== undefined) checkNumber('trades', trades, -TRADES_LIMIT, TRADES_LIMIT);
  return {
    route,
    seed,
    scenario,
    chance: chance === undefined ? undefined : roundHalfAway(chance, 2),
    cost: cost === undefined ? undefined : toCents(cost),
    name: cleanName(name ?? '') || undefined,
    amount: amount === undefined ? undefined : toCents(amount),
    trades: trades === undefined ? undefined : trades + 0, // -0 + 0 is 0
  };
}

/** @throws {OptionError} if the value is not a number within the limits */
export function checkNumber(name: string, value: number, from: number, to: number): void {
  if (typeof value === 'number' && value >= from && value <= to) return;
  throw new OptionError(`${name} must be a number from ${from} to ${to}, not ${quoted(value)}.`);
}

/** A value of any type in a message of one line: short, without control characters. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '?');
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}

/** A name such as `sun-bear-hoopoe-MUC`, as the page draws it. */
export function freshSeed(): string {
  const [bear = 0, bird = 0, airport = 0] = crypto.getRandomValues(new Uint32Array(3));
  return nameRun([bear, bird, airport]);
}
