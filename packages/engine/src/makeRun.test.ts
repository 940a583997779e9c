import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeRun, runOf, writtenRun } from './makeRun';
import { anyRun } from './testing/anyRun';

it('a run is made again of what is written of it, and of nothing that is not a run', () => {
  fc.assert(
    fc.property(anyRun, fc.anything(), (run, anything) => {
      expect(makeRun({ ...writtenRun(run), route: run.route })).toEqual({ run });
      const values = typeof anything === 'object' && anything !== null ? anything : { seed: anything };
      const { run: made } = makeRun(values);
      if (made !== undefined) expect(runOf(made)).toEqual(made);
    }),
  );
});

it.each([
  [
    'a market that is none',
    { scenario: 'far' },
    { field: 'scenario', allowed: { words: ['rigged', 'fair', 'rare-loss'] } },
  ],
  ['a route that is none', { route: 'dashbord' }, { field: 'route', allowed: { words: ['dashboard', 'v'] } }],
  [
    'a chance that its market does not have',
    { scenario: 'rare-loss', chance: 30 },
    { allowed: { range: { from: 80, to: 99 } } },
  ],
  [
    'a parameter of another market',
    { scenario: 'fair', factor: 3 },
    { field: 'factor', needs: { field: 'scenario', words: ['rare-loss'] } },
  ],
  [
    'a market of the script',
    { route: 'v', scenario: 'fair' },
    { field: 'scenario', needs: { field: 'route', words: ['dashboard'] } },
  ],
  ['a text for a number', { amount: '5' }, { field: 'amount', value: '5' }],
  ['no number', { trades: Number.NaN }, { field: 'trades' }],
  [
    'a seed that is too long',
    { seed: 'x'.repeat(101) },
    { field: 'seed', allowed: { length: { from: 1, to: 100 } } },
  ],
  ['no seed', { seed: undefined }, { field: 'seed' }],
])('%s is a problem that says what is allowed or needed', (_, values, problem) => {
  const { run, problems } = makeRun({ seed: '7', ...values });
  expect(run).toBeUndefined();
  expect(problems).toMatchObject([problem]);
});

it('no spread of a run is one, nor is a value that looks like one', () => {
  const run = runOf({ seed: '7' });
  // @ts-expect-error -- made again by runOf alone
  const changed: typeof run = { ...run, seed: 'x'.repeat(1_000) };
  expect(() => runOf(changed)).toThrow('seed');
});
