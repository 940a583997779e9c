import type { Route } from '@simulation/engine';
import { type MoreScenes, scenesOf } from '../packages/dashboard/src/visit/address/scenes';
import { type ExtraUnderTest, extras } from './extras';

/** A scene, and the part that it opens and that takes the focus, as a selector of CSS. */
export type TestScene = { readonly name: string; readonly part: string | undefined };

/** Those whose dialog belongs to the page and to no visit. */
const OVERLAY = /^(overlay-\d|result)$/;

/** The scenes of the page without extras. */
export const ownScenes = (route: Route): readonly TestScene[] =>
  Array.from(scenesOf(route, []), ([name = '', sceneOf]) => ({
    name,
    part: sceneOf('7').dialog !== undefined || OVERLAY.test(name) ? 'dialog' : undefined,
  }));

/** The scenes of an extra. */
function scenesOfExtra({ scenes = () => ({}), panel }: ExtraUnderTest, route: Route): readonly TestScene[] {
  const beside = route === 'dashboard' ? (panel?.scenes ?? []) : [];
  return [
    ...Object.keys(scenes(route)).map((name) => ({ name, part: 'dialog' })),
    ...beside.map((name) => ({ name, part: panel?.selector })),
  ];
}

/** The scenes of a page, in the order in which they are listed. */
export const allScenes = (route: Route): readonly TestScene[] => [
  ...ownScenes(route),
  ...extras.flatMap((extra) => scenesOfExtra(extra, route)),
];

/** Scenes of the dashboard that are not listed. */
export const furtherScenes: readonly string[] = extras.flatMap(({ panel }) => panel?.further ?? []);

/** A scene of the dashboard for each part that extras open. */
export const partsOfExtras: readonly (TestScene & { readonly isOnV: boolean })[] = extras.flatMap((extra) => {
  const { scenes = () => ({}) } = extra;
  const onV = scenesOfExtra(extra, 'v').map(({ name }) => name);
  const all = scenesOfExtra(extra, 'dashboard').map((scene) => ({
    ...scene,
    isOnV: onV.includes(scene.name),
  }));
  const dialogs = dialogsOf(scenes);
  return all.filter(({ name }, at) => {
    const dialog = dialogs.get(name);
    return dialog === undefined || all.findIndex((other) => dialogs.get(other.name) === dialog) === at;
  });
});

/** By their scenes. */
function dialogsOf(scenes: MoreScenes) {
  return new Map(Object.entries(scenes('dashboard')).map(([name, sceneOf]) => [name, sceneOf('7').dialog]));
}

/** The first scene of each extra that has one. */
export const firstOfExtras: readonly TestScene[] = extras.flatMap((extra) =>
  scenesOfExtra(extra, 'dashboard').slice(0, 1),
);
