import type { Address } from '../address';
import { sceneOf } from '../address/scenes';
import { placeOf, readProgress, type StoryPlace } from '../story/place';
import { progressAt } from '../story/progress';
import { BEGINNING, next, openVisit, type Visit } from '../visit/visit';
import type { WrittenVisit } from './historyEntry';
import { type Opened, resume } from './readVisit';

/**
 * What an address opens that names a scene, or an entry of the history that has the story.
 *
 * @param entry of the history, after a reload or when the visitor comes back: it says how far the visit had come
 */
export function openScene(address: Address, seed: string, entry: WrittenVisit | undefined): Opened {
  const scene = sceneOf(address.scene, address.route, seed);
  const unread = address.scene === undefined || scene ? address.unread : [...address.unread, 'scene'];
  const opened = openVisit({ ...address, unread, ...scene?.address }, seed);
  const fails = scene?.fails;
  if (entry === undefined) {
    const visit = { ...opened, dialog: scene?.dialog };
    const place = scene?.story === undefined ? undefined : placeOf(progressAt(scene.story, seed));
    const { includesLastGain } = scene ?? {};
    return { visit: place === undefined ? visit : withStory(visit, place), includesLastGain, fails };
  }
  const visit = resume(opened, entry);
  const { story } = entry;
  if (story === undefined) return { visit, fails };
  // Where another version has written the progress, the story begins again.
  const progress = readProgress(story.progress);
  const place = progress === undefined ? BEGINNING : placeOf(progress);
  return { visit: { ...visit, story: { ...story, place } }, fails };
}

/** The visit with the story open from the start. */
function withStory(visit: Visit, place: StoryPlace): Visit {
  const { entry, play } = visit;
  const story = { place: BEGINNING, play, openedIn: entry, leavesTo: entry };
  return next({ ...visit, story }, { type: 'moveStory', place, isStep: false });
}
