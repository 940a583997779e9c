import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasScene, sceneNames } from '../lib/scenes';

const routes = ['dashboard', 'v'] as const;

describe('the scenes of the page and of every extra', () => {
  it('are listed in docs/scenes.md, with the page that has them', () => {
    const listed = { dashboard: new Set<string>(), v: new Set<string>() };
    for (const part of readFileSync('docs/scenes.md', 'utf8').split('\n## '))
      for (const [, names = ''] of part.matchAll(/^- ((?:`[a-z0-9-]+`(?:, )?)+)/gm))
        for (const [, name = ''] of names.matchAll(/`([^`]+)`/g))
          for (const route of routes)
            if (part.startsWith('Both') || part.split('\n')[0]?.includes(route)) listed[route].add(name);
    for (const route of routes) expect(listed[route], route).toEqual(new Set(sceneNames(route)));
  });

  it.each(routes)('that are listed on %s are the ones that open there', async (route) => {
    const other = route === 'v' ? 'dashboard' : 'v';
    const names = sceneNames(route);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(await hasScene(name, route, '7'), name).toBe(true);
    for (const name of sceneNames(other).filter((name) => !names.includes(name)))
      expect(await hasScene(name, route, '7'), name).toBe(false);
  });
});
