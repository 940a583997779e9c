import { expect, it } from 'vitest';
import { createMarket, RIGGED } from './markets';
import { cents } from './money';
import { type CompleteRun, pickRun, runKey, runParameters } from './run';

const run: CompleteRun = {
  route: 'dashboard',
  seed: '7',
  name: 'Ada',
  amount: cents(1_000_00),
  trades: 12,
  market: createMarket('fair', { chance: 40_00, cost: 50 }),
};

it('has the same key as one with the same fields, in any order, whatever else is beside them', () => {
  const { amount, ...others } = run;
  const mixed = { speed: 2, amount, ...others };
  expect(runKey(mixed)).toBe(runKey(run));
  expect(pickRun(mixed)).toEqual(run);
});

it.each(['seed', 'name', 'amount', 'trades', 'market'] as const)(
  'has another key without its %s or with another one, which belongs to its links',
  (field) => {
    const other: CompleteRun = { ...run, [field]: field === 'seed' ? '8' : undefined };
    expect(runKey(other)).not.toBe(runKey(run));
    expect(runParameters(run)).toHaveProperty(field, run[field]);
  },
);

it('has the same key whether it names the market of the specification or none', () => {
  expect(runKey({ route: 'v', seed: '7' })).toBe(runKey({ route: 'v', seed: '7', market: RIGGED }));
});

it('has another key on another page, but the same parameters', () => {
  expect(runKey({ ...run, route: 'v' })).not.toBe(runKey(run));
  expect(runParameters({ ...run, route: 'v' })).toEqual(runParameters(run));
  expect(runParameters(run)).not.toHaveProperty('route');
});
