import { MARKET_NAMES, type ParameterName, parametersOf } from './index';

/** Those of all markets, each once. */
export const PARAMETER_NAMES: readonly ParameterName[] = [
  ...new Set(MARKET_NAMES.flatMap((name) => parametersOf(name).map(([key]) => key))),
];
