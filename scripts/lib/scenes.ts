import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '@simulation/engine';
import type { PanelRules } from '../../packages/dashboard/src/store/react/extras';
import { type MoreScenes, scenesOf } from '../../packages/dashboard/src/visit/address/scenes';
import { packagesWith } from './packages';

/** What the `src/scenes.ts` of a package may have: what an extra says of its scenes, without its components. */
export type SceneFile = {
  readonly scenes?: MoreScenes;
  readonly panelScenes?: readonly string[];
  readonly loadRules?: () => Promise<PanelRules>;
};

/** Of each extra that has scenes. */
export const sceneFiles: readonly SceneFile[] = await Promise.all(
  packagesWith('src/scenes.ts').map(
    async (file): Promise<SceneFile> => import(/* @vite-ignore */ pathToFileURL(resolve(file)).href),
  ),
);
const all = (route: Route) =>
  scenesOf(
    route,
    sceneFiles.flatMap(({ scenes }) => scenes ?? []),
  );

/** The scenes of a page that are listed, with those of every extra. */
export function sceneNames(route: Route): readonly string[] {
  const panels = route === 'dashboard' ? sceneFiles.flatMap(({ panelScenes }) => panelScenes ?? []) : [];
  return [...all(route).keys(), ...panels].filter((name) => name !== undefined);
}

/** Whether a page has a scene, listed or not. */
export async function hasScene(name: string, route: Route, seed: string): Promise<boolean> {
  if (all(route).has(name)) return true;
  if (route !== 'dashboard') return false;
  const rules = await Promise.all(sceneFiles.flatMap(({ loadRules }) => loadRules?.() ?? []));
  return rules.some(({ positionAt }) => positionAt(name, seed) !== undefined);
}
