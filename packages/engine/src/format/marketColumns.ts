import { isSpecified, type Market, valuesOf } from '..';
import { type ParameterName, toWritten } from '../markets';
import type { Column } from './tableFile';

/** The values of a market that a file has to state: all, unless they are as usual. */
export function statedValues(market: Market) {
  const values = valuesOf(market);
  return values.every(({ isUsual }) => isUsual) ? [] : values;
}

/** The last columns of a CSV file, the same in every row; none for the specified market. */
export function marketColumns(market: Market): readonly Column<unknown, 'scenario' | ParameterName>[] {
  if (isSpecified(market)) return [];
  return [
    { key: 'scenario', kind: 'text', value: () => market.name },
    ...statedValues(market).map(
      (each): Column<unknown, ParameterName> =>
        each.kind === 'money'
          ? { key: each.name, kind: 'money', value: () => each.value }
          : { key: each.name, kind: 'number', value: () => toWritten(each, each.value) },
    ),
  ];
}
