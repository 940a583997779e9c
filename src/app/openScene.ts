import type { Address } from '../address';
import { sceneOf } from '../address/scenes';
import { placeOf, readProgress } from '../story/place';
import { progressAt } from '../story/progress';
import { BEGINNING, next } from '../visit/next';
import { openVisit, type Visit } from '../visit/visit';
import type { WrittenVisit } from './historyEntry';

/**
 * What an address opens that names a scene, or an entry of the history that has the story.
 *
 * @param entry of the history, after a reload or when the visitor comes back: it says how far the visit had come
 */
export function openScene(address: Address, seed: string, entry: WrittenVisit | undefined): Visit {
  const scene = sceneOf(address.scene, address.route, seed);
  const unread = address.scene === undefined || scene ? address.unread : [...address.unread, 'scene'];
  const opened = openVisit({ ...address, unread, ...scene?.address }, seed);
  // A scene that stands still is paused: what goes on in it later is animated.
  const own = { ...opened.address, still: address.still };
  const visit: Visit = { ...opened, address: own, dialog: scene?.dialog, ...entry?.shown };
  if (entry?.story !== undefined) {
    // Where another version has written the progress, the story begins again.
    const progress = readProgress(entry.story.progress);
    return { ...visit, story: { ...entry.story, place: progress ? placeOf(progress) : BEGINNING } };
  }
  if (entry !== undefined || scene?.story === undefined) return visit;
  const story = { place: BEGINNING, play: visit.play, openedIn: visit.entry, leavesTo: visit.entry };
  const place = placeOf(progressAt(scene.story, seed));
  return next({ ...visit, story }, { type: 'moveStory', place, isStep: false });
}
