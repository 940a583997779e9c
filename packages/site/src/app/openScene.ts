import { sceneOf } from '../visit/address/scenes';
import { BEGINNING, next } from '../visit/next';
import { positionOf } from '../visit/story/position';
import { progressAt } from '../visit/story/progress';
import { isOfOtherVersion, openVisit, type Visit } from '../visit/visit';

/** The visit that the scene of an address opens. */
export function openScene({ address, run: { seed }, entry }: Visit): Visit {
  const scene = sceneOf(address.scene, address.route, seed);
  const unread = scene ? address.unread : [...address.unread, 'scene'];
  const opened = openVisit({ ...address, unread, ...scene?.address }, seed, entry);
  // A scene that stands still is paused: what goes on in it later is animated.
  const visit = { ...opened, address: { ...opened.address, still: address.still } };
  if (scene?.story === undefined)
    // Of another version there is nothing that a dialog could be about.
    return isOfOtherVersion(visit) ? visit : { ...visit, dialog: scene?.dialog, sceneDialog: scene?.dialog };
  const story = { position: BEGINNING, play: visit.play, openedIn: entry, leavesTo: entry };
  const position = positionOf(progressAt(scene.story, seed));
  const withStory = { ...visit, address: { ...visit.address, scene: undefined }, story };
  return next(withStory, { type: 'moveStory', position, isStep: false });
}
