import { cleanName } from '../../../src/address/cleanText';
import { type CompleteRun, nameRun, roundHalfAway, toCents } from '../../../src/engine';
import { checkOption, OptionError, RUN_OPTIONS } from './options';

/** Everything that determines a run, with the names and units of the page's address. */
export type RunOptions = {
  /** Any text, 1 to 10,000 characters. Without it a new one is drawn; each event names it. */
  readonly seed?: string | undefined;
  /** `dashboard`: one trade after another, the default. `v`: the script with two positions at a time. */
  readonly route?: 'dashboard' | 'v' | undefined;
  /** `fair`: a coin decides between gain and loss. Without it every trade gains. Not with route `v`. */
  readonly scenario?: 'fair' | undefined;
  /** With `fair`: how often the coin wins, in percent, 1 to 99. 50 if left out. */
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

/**
 * The run of the engine for these options. The only place that knows how they become a run.
 *
 * @throws {OptionError} if an option has a value that is not allowed
 */
export function toRun(options: RunOptions): CompleteRun {
  const values: Readonly<Record<string, unknown>> = options;
  for (const [name, option] of Object.entries(RUN_OPTIONS))
    if (values[name] !== undefined) checkOption(name, option, values[name]);
  const { seed = freshSeed(), route = 'dashboard', scenario, chance, cost, name, amount, trades } = options;
  if (scenario !== undefined && route === 'v')
    throw new OptionError('scenario must be left out with route v, which has a script.');
  if (scenario === undefined && (chance ?? cost) !== undefined)
    throw new OptionError('chance and cost need scenario fair.');
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

/** A name such as `sun-bear-hoopoe-MUC`, as the page draws it. */
export function freshSeed(): string {
  const [bear = 0, bird = 0, airport = 0] = crypto.getRandomValues(new Uint32Array(3));
  return nameRun([bear, bird, airport]);
}
