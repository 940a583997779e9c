import { expect, it } from 'vitest';
import { runOf } from './makeRun';
import { createMarket } from './markets';
import { cents } from './money';
import { runKey, runParameters } from './run';

const run = runOf({
  seed: '7',
  name: 'Ada',
  amount: cents(1_000_00),
  trades: 12,
  market: createMarket('fair', { chance: 40_00, cost: 50 }),
});

it.each(['seed', 'name', 'amount', 'trades', 'market'] as const)(
  'has another key without its %s or with another one, which belongs to its links',
  (field) => {
    const other = runOf({ ...run, [field]: field === 'seed' ? '8' : undefined });
    expect(runKey(other)).not.toBe(runKey(run));
    expect(runParameters(run)).toHaveProperty(field, run[field]);
  },
);

it('has another key on another page, but the same parameters', () => {
  const specified = runOf({ ...run, market: undefined });
  const onV = runOf({ ...specified, route: 'v' });
  expect(runKey(onV)).not.toBe(runKey(specified));
  expect(runParameters(onV)).toEqual(runParameters(specified));
  expect(runParameters(run)).not.toHaveProperty('route');
});
