import { type Market, type Parameter, type ParameterName, parametersOf } from './index';

/** A parameter of a market with its value in its unit; `isUsual` where a link need not say it. */
export type MarketValue = Parameter & {
  readonly name: ParameterName;
  readonly value: number;
  readonly isUsual: boolean;
};

export function valuesOf(market: Market): readonly MarketValue[] {
  const values: Readonly<Record<string, unknown>> = market;
  return parametersOf(market.name).map(([name, parameter]) => {
    const value = Number(values[name]);
    return { ...parameter, name, value, isUsual: value === parameter.preset };
  });
}
