import type { Range } from '../limits';

/** A number of a market that a link can set, whole in its unit. */
export type Parameter = {
  readonly kind: 'percent' | 'money' | 'factor';
  /** Decimals as people and links write it: percent are in hundredths, money is in cents. */
  readonly places: 0 | 2;
  readonly range: Range;
  /** Without a value in the link. */
  readonly preset: number;
};

/**
 * By name, in the order of links, forms and files. A list, since the keys of a table would forget which names there
 * are.
 */
export type ParameterList = readonly (readonly [name: string, Parameter])[];

/** A value for each parameter of a market. */
type Values<List extends ParameterList> = { readonly [Name in List[number][0]]: number };

/** Percentages with two decimals, given in hundredths. */
export const percent = (from: number, to: number, preset: number) =>
  ({ kind: 'percent', places: 2, range: { from, to }, preset }) as const satisfies Parameter;

export const money = (from: number, to: number, preset: number) =>
  ({ kind: 'money', places: 2, range: { from, to }, preset }) as const satisfies Parameter;

export const factor = (from: number, to: number, preset: number) =>
  ({ kind: 'factor', places: 0, range: { from, to }, preset }) as const satisfies Parameter;

/**
 * A branch of a market's results: `times` the size of the trade (what it brings in the rigged feed), plus `plus` cents.
 */
export type ResultBranch = {
  /** How likely it is, in hundredths of a percent: so many of the `CERTAIN` numbers that are drawn belong to it. */
  readonly share: number;
  readonly times: number;
  readonly plus: number;
};

/**
 * A rule by which the results of the dashboard's trades are drawn. The sizes of the specified trades are drawn before,
 * from a stream of their own; instruments, times and sell values are the same in every market.
 */
export type MarketDefinition<List extends ParameterList, Variant extends string> = {
  readonly parameters: List;
  /** Which of its names the page uses: a market of which some values would make a name false has several. */
  variantOf(values: Values<List>): Variant;
  /**
   * Which results there are. For each trade a number below `CERTAIN` is drawn, whatever the values, and the branches take
   * the numbers in their order; a branch that is alone is not drawn. No two branches overlap, and their shares add up to
   * `CERTAIN`.
   */
  branches(values: Values<List>): readonly ResultBranch[];
};

export function defineMarket<const List extends ParameterList, const Variant extends string>(
  definition: MarketDefinition<List, Variant>,
): MarketDefinition<List, Variant> {
  return definition;
}
