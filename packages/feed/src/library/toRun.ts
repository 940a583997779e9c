import {
  byParameter,
  type CompleteRun,
  cleanName,
  createMarket,
  type Market,
  nameRun,
  roundHalfAway,
  toCents,
} from '@simulation/engine';
import { MARKET_OPTIONS, marketsWith } from './marketOptions';
import { checkOption, OptionError, RUN_OPTIONS, type Values } from './options';

/** Everything that determines a run, with the names and units of the page's address. */
export type RunOptions = Values<typeof RUN_OPTIONS>;

/**
 * The run of the engine for these options. The only place that knows how they become a run.
 *
 * @throws {OptionError} if an option has a value that is not allowed
 */
export function toRun(options: RunOptions): CompleteRun {
  const values: Readonly<Record<string, unknown>> = options;
  for (const [name, option] of Object.entries(RUN_OPTIONS))
    if (values[name] !== undefined) checkOption(name, option, values[name]);
  const { seed = freshSeed(), route = 'dashboard', scenario, name, amount, trades } = options;
  if (scenario !== undefined && route === 'v')
    throw new OptionError('scenario must be left out with route v, which has a script.');
  return {
    route,
    seed: seed.trim(),
    market: toMarket(options),
    name: cleanName(name ?? '') || undefined,
    amount: amount === undefined ? undefined : toCents(amount),
    trades: trades === undefined ? undefined : trades + 0, // -0 + 0 is 0
  };
}

function toMarket({ scenario = 'rigged', ...options }: RunOptions): Market {
  const values = byParameter((name) => {
    const written = options[name];
    if (written === undefined) return undefined;
    const having = marketsWith(name);
    const own = having.find(({ market }) => market === scenario);
    if (own === undefined)
      throw new OptionError(`${name} needs scenario ${having.map(({ market }) => market).join(' or ')}.`);
    checkOption(name, { ...MARKET_OPTIONS[name], range: own.range }, written);
    return roundHalfAway(written, own.parameter.places);
  });
  return createMarket(scenario, values);
}

/** A name such as `sun-bear-hoopoe-MUC`, as the page draws it. */
export function freshSeed(): string {
  const [bear = 0, bird = 0, airport = 0] = crypto.getRandomValues(new Uint32Array(3));
  return nameRun([bear, bird, airport]);
}
