import type { Extra, PanelRules } from '../store/react/extras';
import { scenesOf } from '../visit/address/scenes';
import { next } from '../visit/next';
import type { Position } from '../visit/position';
import { isOfOtherVersion, openVisit, type Visit } from '../visit/visit';

/**
 * The visit that the scene of an address opens.
 *
 * @param loadRules of the panel of an extra, by its name
 */
export async function openScene(
  visit: Visit,
  extras: readonly Extra[],
  loadRules: (name: string) => Promise<PanelRules | undefined>,
): Promise<Visit> {
  const { address, run, entry } = visit;
  const { scene: name = '', route } = address;
  const more = extras.flatMap(({ scenes }) => scenes ?? []);
  const scene = scenesOf(route, more).get(name)?.(run.seed);
  const panel = scene === undefined && route === 'dashboard' ? panelOf(name, extras) : undefined;
  const position = panel && (await loadRules(panel.name))?.positionAt(name, run.seed);
  const unread = scene || position ? address.unread : [...address.unread, 'scene'];
  const opened = openVisit({ ...address, unread, ...scene?.address }, run.seed, entry);
  // A scene that stands still is paused: what goes on in it later is animated.
  const shown = { ...opened, address: { ...opened.address, still: address.still } };
  if (panel && position) return openPanel(shown, panel.name, position);
  // Of another version there is nothing that a dialog could be about.
  return isOfOtherVersion(shown) ? shown : { ...shown, dialog: scene?.dialog, sceneDialog: scene?.dialog };
}

/** The extra that one of these scenes may open. */
const panelOf = (scene: string, extras: readonly Extra[]) =>
  extras.find(({ panel }) => panel?.scenes.some((own) => scene === own || scene.startsWith(`${own}-`)));

function openPanel(visit: Visit, name: string, position: Position): Visit {
  const { entry, play } = visit;
  const beginning = { ...position, shown: undefined };
  const extra = { name, position: beginning, play, openedIn: entry, leavesTo: entry };
  const opened = { ...visit, address: { ...visit.address, scene: undefined }, extra };
  return next(opened, { type: 'moveExtra', position, isStep: false });
}
