import { readFileSync } from 'node:fs';
import { isOpen, type Route, runOf } from '@simulation/engine';
import { sessionAt } from '@simulation/engine/testing';
import { describe, expect, it } from 'vitest';
import { sceneNames, sceneOf } from './scenes';

const routes = ['dashboard', 'v'] as const;
const seeds = ['7', 'sun-bear-hoopoe-MUC'];

/** The session that a scene's link plays. */
function played(name: string, route: Route, seed: string) {
  const { t = 0, amount, trades, market } = sceneOf(name, route, seed)?.address ?? {};
  return sessionAt(runOf({ route, seed, amount, trades, market }), t);
}

describe('the scenes', () => {
  it('are listed in docs/scenes.md, with the page that has them', () => {
    const listed = { dashboard: new Set<string>(), v: new Set<string>() };
    for (const part of readFileSync('docs/scenes.md', 'utf8').split('\n## '))
      for (const [, names = ''] of part.matchAll(/^- ((?:`[a-z0-9-]+`(?:, )?)+)/gm))
        for (const [, name = ''] of names.matchAll(/`([^`]+)`/g))
          for (const route of routes)
            if (part.startsWith('Both') || part.split('\n')[0]?.includes(route)) listed[route].add(name);
    for (const route of routes) expect(listed[route], route).toEqual(new Set(sceneNames(route)));
  });

  it.each(routes)('that are listed on %s are the ones that open there', (route) => {
    const other = route === 'v' ? 'dashboard' : 'v';
    expect(sceneNames(route)).toEqual([...new Set(sceneNames(route))]);
    for (const name of sceneNames(route)) expect(sceneOf(name, route, '7')?.address, name).toBeDefined();
    for (const name of sceneNames(other).filter((name) => !sceneNames(route).includes(name)))
      expect(sceneOf(name, route, '7'), name).toBeUndefined();
  });

  it.each(['', 'nonsense', 'toString', undefined])('know none called %s', (name) => {
    for (const route of routes) expect(sceneOf(name, route, '7')).toBeUndefined();
  });

  it.each(['rise', 'debrief', 'cases2'])('of the story open its stage %s on the dashboard alone', (stage) => {
    expect(sceneOf(`story-${stage}`, 'dashboard', '7')).toEqual({ address: {}, story: `story-${stage}` });
    expect(sceneOf(`story-${stage}`, 'v', '7')).toBeUndefined();
    for (const other of [stage, `story-${stage}-`, `story-x${stage}`, `${stage}story-`, `x${stage}story-`])
      expect(sceneOf(other, 'dashboard', '7'), other).toBeUndefined();
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
    expect(played('fair-lesson', 'dashboard', seed).account).toHaveProperty('won');
    expect(played('rare-loss-lesson', 'dashboard', seed).account).toHaveProperty('won');
    expect(played('lesson', 'dashboard', seed).account).not.toHaveProperty('won');
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
