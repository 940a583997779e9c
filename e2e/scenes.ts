import type { Route } from '@simulation/engine';
import { type MoreScenes, scenesOf } from '../packages/dashboard/src/visit/address/scenes';
import { type SceneFile, sceneFiles } from '../scripts/lib/scenes';
import { extras } from './extras';

/** A scene, and the part that it opens and that takes the focus, as a selector of CSS. */
export type TestScene = { readonly name: string; readonly part: string | undefined };

/** Those whose dialog belongs to the page and to no visit. */
const OVERLAY = /^(overlay-\d|result)$/;

const PANELS = extras.flatMap(({ panel }) => panel ?? []).join(', ');

const dialogOf = (scenes: MoreScenes, name: string) => scenes('dashboard')[name]?.('7').dialog;

/** The scenes of the page without extras. */
const ownScenes = (route: Route): readonly TestScene[] =>
  Array.from(scenesOf(route, []), ([name = '', sceneOf]) => ({
    name,
    part: sceneOf('7').dialog !== undefined || OVERLAY.test(name) ? 'dialog' : undefined,
  }));

/** The scenes of an extra. Each opens something. */
const scenesOfExtra = ({ scenes, panelScenes = [] }: SceneFile, route: Route): readonly TestScene[] => [
  ...Object.keys(scenes?.(route) ?? {}).map((name) => ({ name, part: 'dialog' })),
  ...(route === 'dashboard' ? panelScenes : []).map((name) => ({ name, part: PANELS })),
];

/** The scenes of a page that are listed. */
export const allScenes = (route: Route): readonly TestScene[] => [
  ...ownScenes(route),
  ...sceneFiles.flatMap((file) => scenesOfExtra(file, route)),
];

/** Scenes of the dashboard that are not listed, and have texts of their own. */
export const furtherScenes: readonly string[] = extras.flatMap((extra) => extra.furtherScenes ?? []);

/** A scene of the dashboard for each dialog of extras, and each scene beside the page. */
export const partsOfExtras: readonly (TestScene & { readonly isOnV: boolean })[] = sceneFiles.flatMap(
  (file) => {
    const { scenes = () => ({}) } = file;
    const dialogs = new Set<string>();
    const onV = new Set(scenesOfExtra(file, 'v').map(({ name }) => name));
    return scenesOfExtra(file, 'dashboard').flatMap((scene) => {
      const dialog = dialogOf(scenes, scene.name);
      if (dialog !== undefined && dialogs.has(dialog)) return [];
      if (dialog !== undefined) dialogs.add(dialog);
      return { ...scene, isOnV: onV.has(scene.name) };
    });
  },
);

/** The first scene of each extra that has one. */
export const firstOfExtras: readonly TestScene[] = sceneFiles.flatMap((file) =>
  scenesOfExtra(file, 'dashboard').slice(0, 1),
);
