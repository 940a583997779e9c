import { MARKET_NAMES, type ParameterName, parametersOf } from './index';

/** Those of all markets, each once. */
export const PARAMETER_NAMES: readonly ParameterName[] = [
  ...new Set(MARKET_NAMES.flatMap((name) => parametersOf(name).map(([key]) => key))),
];

/** A value for each of them. */
export function byParameter<Value>(toValue: (name: ParameterName) => Value): Record<ParameterName, Value> {
  const values = PARAMETER_NAMES.map((name) => [name, toValue(name)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which names there are
  return Object.fromEntries(values) as Record<ParameterName, Value>;
}
