import type { Route } from '@simulation/engine';
import type { PanelRules } from '../../packages/dashboard/src/store/react/extras';
import { type MoreScenes, scenesOf } from '../../packages/dashboard/src/visit/address/scenes';
import { modulesWith } from './packages';

/** What the `src/scenes.ts` of a package may have: what an extra says of its scenes, without its components. */
export type SceneFile = {
  readonly scenes?: MoreScenes;
  readonly panelScenes?: readonly string[];
  readonly loadRules?: () => Promise<PanelRules>;
};

/** Of each extra that has scenes. */
export const sceneFiles = await modulesWith<SceneFile>('src/scenes.ts');

/** The scenes of a page and its extras, apart from those beside it. @public for packages */
export const scenesOn = (route: Route) =>
  scenesOf(
    route,
    sceneFiles.flatMap(({ scenes }) => scenes ?? []),
  );

/** The scenes of a page that are listed, with those of every extra. */
export function sceneNames(route: Route): readonly string[] {
  const panels = route === 'dashboard' ? sceneFiles.flatMap(({ panelScenes }) => panelScenes ?? []) : [];
  return [...scenesOn(route).keys(), ...panels].filter((name) => name !== undefined);
}

/** Whether a page has a scene, listed or not. */
export async function hasScene(name: string, route: Route, seed: string): Promise<boolean> {
  if (scenesOn(route).has(name)) return true;
  if (route !== 'dashboard') return false;
  const rules = await Promise.all(sceneFiles.flatMap(({ loadRules }) => loadRules?.() ?? []));
  return rules.some(({ positionAt }) => positionAt(name, seed) !== undefined);
}
