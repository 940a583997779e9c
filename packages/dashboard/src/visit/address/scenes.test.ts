import { isOpen, type Route, runOf } from '@simulation/engine';
import { sessionAt } from '@simulation/engine/testing';
import { describe, expect, it } from 'vitest';
import { scenesOf } from './scenes';

const routes = ['dashboard', 'v'] as const;
const sceneOf = (name: string | undefined, route: Route, seed: string) =>
  scenesOf(route, []).get(name)?.(seed);
const seeds = ['7', 'sun-bear-hoopoe-MUC'];

/** The session that a scene's link plays. */
function played(name: string, route: Route, seed: string) {
  const { t = 0, amount, trades, market } = sceneOf(name, route, seed)?.address ?? {};
  return sessionAt(runOf({ route, seed, amount, trades, market }), t);
}

describe('the scenes', () => {
  it.each(['', 'nonsense', 'toString', undefined])('know none called %s', (name) => {
    for (const route of routes) expect(sceneOf(name, route, '7')).toBeUndefined();
  });

  it('of extras come after those of the page, on the pages that they are on', () => {
    const brochure = () => ({ address: {}, dialog: 'brochure' });
    const more = [(route: Route) => (route === 'v' ? {} : { brochure })];
    expect([...scenesOf('dashboard', more).keys()].at(-1)).toBe('brochure');
    expect(scenesOf('v', more).has('brochure')).toBe(false);
  });
});

describe.each(seeds)('a scene of the run %s', (seed) => {
  it('shows as many trades on the dashboard as it says', () => {
    expect(played('empty', 'dashboard', seed).trades).toHaveLength(0);
    expect(played('first-trade', 'dashboard', seed).trades).toHaveLength(1);
    expect(played('popup', 'dashboard', seed)).toEqual(played('first-trade', 'dashboard', seed));
    expect(played('full-list', 'dashboard', seed).trades).toHaveLength(10);
  });

  it('shows the fair market, and what its cost makes of nothing', () => {
    expect(played('fair', 'dashboard', seed).account).toHaveProperty('won');
    expect(played('rare-loss', 'dashboard', seed).account).toHaveProperty('won');
    expect(played('full-list', 'dashboard', seed).account).not.toHaveProperty('won');
    expect(played('fair-negative', 'dashboard', seed).account.total).toBeLessThan(0);
  });

  it.each([1, 2, 3, 4])('shows step %i of the script', (step) => {
    expect(played(`overlay-${step}`, 'v', seed).script).toMatchObject({ name: 'analyzing', step });
  });

  it('shows the result of the script, two open trades, and their sale', () => {
    expect(played('result', 'v', seed).script).toMatchObject({ name: 'announcing' });
    expect(played('new', 'v', seed).trades.filter(isOpen)).toHaveLength(2);
    for (const sold of ['sold', 'popup'])
      expect(played(sold, 'v', seed)).toMatchObject({ account: { closed: 2 }, script: { name: 'settled' } });
  });
});
