import type { Visit } from '../visit/visit';
import { importChunk } from './importChunk';

/** What is loaded only for a visit that needs it. */
export const later = {
  /** Opens the scene of an address. */
  openScene: async (visit: Visit): Promise<Visit> =>
    (await importChunk(() => import('./openScene'))).openScene(visit),
  /** A visit from the history, of which the story has to be known to this version. */
  checkStory: async (visit: Visit): Promise<Visit> =>
    (visit.story ?? visit.leftStory)?.position.progress === undefined
      ? visit
      : (await importChunk(() => import('./checkStory'))).checkStory(visit),
};

export type Later = typeof later;
