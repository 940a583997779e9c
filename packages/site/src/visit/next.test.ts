import { expect, it } from 'vitest';
import { next } from './next';
import { visitOf } from './testVisit';
import type { Visit } from './visit';

const RESUME = { type: 'pause', paused: false } as const;
const withRun = (visit: Visit, seed: string) =>
  next(visit, { type: 'openRun', address: { ...visit.address, seed } });

it('stays still as it was opened, also when stepped and paused, until it is resumed', () => {
  const opened = visitOf('/?seed=7&t=60&still=1');
  const stepped = next(next(opened, { type: 'jump', at: 61_000 }), { type: 'pause', paused: true });
  expect(stepped.address.still).toBe(true);
  const resumed = next(stepped, RESUME);
  expect([resumed.address.still, resumed.play.paused]).toEqual([false, false]);
  expect(next(resumed, { type: 'pause', paused: true }).address.still).toBe(false);
});

it('keeps the theme that was chosen after Back, also to a visit whose address names one', () => {
  const first = visitOf('/?seed=7&theme=dark');
  const second = withRun(first, '8');
  const chosen = next(second, { type: 'forgetTheme' });
  expect(next(chosen, { type: 'return', visit: first }).address).toEqual({
    ...first.address,
    theme: undefined,
  });
  expect(next(second, { type: 'return', visit: first })).toEqual({ ...first, dialog: undefined });
});
