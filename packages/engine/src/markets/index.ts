import { byName } from '../byName';
import { CERTAIN, type Range, TRADE_PROFIT } from '../limits';
import { uniform } from '../random/draw';
import type { Prng } from '../random/prng';
import type { MarketDefinition, Parameter, ParameterList, ResultBranch } from './defineMarket';
import { fair } from './fair';
import { rareLoss } from './rareLoss';
import { rigged } from './rigged';

export type { Parameter, ResultBranch } from './defineMarket';

/**
 * The markets, by their names in a link (`scenario`). The first is that of the specification, which a link does not
 * name.
 */
export const MARKET_NAMES = ['rigged', 'fair', 'rare-loss'] as const;

export type MarketName = (typeof MARKET_NAMES)[number];

const MARKETS = { rigged, fair, 'rare-loss': rareLoss } as const satisfies Record<MarketName, unknown>;

/** The names of a market's parameters. */
export type ParameterOf<Name extends MarketName> = (typeof MARKETS)[Name]['parameters'][number][0];

/** Those of all markets. One name means the same in each; its range may differ. */
export type ParameterName = ParameterOf<MarketName>;

/** The names that the page has for a market, by which its texts are chosen. */
export type VariantOf<Name extends MarketName> = ReturnType<(typeof MARKETS)[Name]['variantOf']>;

export type MarketOf<Name extends MarketName> = { readonly name: Name } & {
  readonly [Parameter in ParameterOf<Name>]: number;
};

/** A market with a value for each of its parameters. */
export type Market = { [Name in MarketName]: MarketOf<Name> }[MarketName];

/** Values for some parameters. */
export type MarketValues = { readonly [Name in ParameterName]?: number | undefined };

/** A market of which only the name is known at run time. */
type AnyDefinition = Omit<MarketDefinition<ParameterList, string>, 'variantOf' | 'branches'> & {
  variantOf(market: object): string;
  branches(market: object): readonly ResultBranch[];
};

const definitions: Readonly<Record<MarketName, AnyDefinition>> = MARKETS;

/**
 * The market of this name, with its usual values where none is given. Values of other markets' parameters are left out.
 */
export function createMarket<Name extends MarketName>(name: Name, given: MarketValues = {}): MarketOf<Name> {
  const parameters: readonly (readonly [ParameterOf<Name>, Parameter])[] = MARKETS[name].parameters;
  const presets = new Map(parameters);
  return {
    name,
    ...byName([...presets.keys()], (key) => given[key] ?? presets.get(key)?.preset ?? Number.NaN),
  };
}

/** The market of the specification, and so of every run that names none. */
export const RIGGED = { name: 'rigged' } as const satisfies Market;
export type SpecifiedName = typeof RIGGED.name;

export function isSpecified({ name }: Market): boolean {
  return name === RIGGED.name;
}

/** The rigged feed and the market to compare it with: that of a run, or the fair one where the run itself is rigged. */
export function comparedMarkets(market: Market): readonly [rigged: Market, other: Market] {
  return [RIGGED, isSpecified(market) ? createMarket('fair') : market];
}

/** The parameters of a market, in the order of links, forms and files. */
export function parametersOf(name: MarketName): readonly (readonly [ParameterName, Parameter])[] {
  return MARKETS[name].parameters;
}

/** The names of the parameters of all markets, each once. */
export const PARAMETER_NAMES: readonly ParameterName[] = [
  ...new Set(MARKET_NAMES.flatMap((name) => parametersOf(name).map(([key]) => key))),
];

/** A value for each of them. */
export function byParameter<Value>(toValue: (name: ParameterName) => Value) {
  return byName(PARAMETER_NAMES, toValue);
}

/** A parameter of a market with its value in its unit; `isUsual` where a link need not say it. */
export type MarketValue = Parameter & {
  readonly name: ParameterName;
  readonly value: number;
  readonly isUsual: boolean;
};

export function valuesOf(market: Market): readonly MarketValue[] {
  const values: MarketValues & Market = market;
  return parametersOf(market.name).map(([name, parameter]) => {
    const value = values[name] ?? parameter.preset;
    return { ...parameter, name, value, isUsual: value === parameter.preset };
  });
}

/** A value as people and links write it: 30 for 3,000 hundredths of a percent. */
export function toWritten({ places }: Pick<Parameter, 'places'>, value: number): number {
  return value / 10 ** places;
}

/** The range of a parameter as people write it. */
export function writtenRange(parameter: Parameter): Range {
  const { from, to } = parameter.range;
  return { from: toWritten(parameter, from), to: toWritten(parameter, to) };
}

export function variantOf(market: Market): string {
  return definitions[market.name].variantOf(market);
}

/** The branches of a market's results, in the order in which they take the numbers that are drawn. */
export function branchesOf(market: Market): readonly ResultBranch[] {
  return definitions[market.name].branches(market);
}

/** @param size what the trade brings in the rigged feed */
export function resultOf({ times, plus }: ResultBranch, size: number): number {
  return times * size + plus;
}

/** Of one of these the branch of a trade is drawn. */
const NUMBERS = uniform({ from: 0, to: CERTAIN - 1 });

/**
 * Draws the result of a trade, in cents, from the stream `outcomes`. Called for every trade, so it allocates nothing.
 */
export type Step = (outcomes: Prng, size: number) => number;

/** The step that draws a market's results: one for a whole run, so that the parameters are looked up once. */
export function stepOf(market: Market): Step {
  const [first, ...others] = branchesOf(market);
  if (first === undefined) throw new RangeError(`The market ${market.name} has no results.`);
  if (others.length === 0) return (_, size) => resultOf(first, size);
  return (outcomes, size) => {
    let rest = NUMBERS.draw(outcomes) - first.share;
    let branch = first;
    for (let index = 0; rest >= 0; index += 1) {
      branch = others[index] ?? branch;
      rest -= branch.share;
    }
    return resultOf(branch, size);
  };
}

/** Whether a trade of the market can lose. Where none can, the rate on its card is drawn, as specified. */
export function canLose(market: Market): boolean {
  const { from, to } = TRADE_PROFIT;
  return branchesOf(market).some((branch) => Math.min(resultOf(branch, from), resultOf(branch, to)) < 0);
}
