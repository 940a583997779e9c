import type { VisitChunks } from '../history/readVisit';
import { importChunk } from './importChunk';

/** What is loaded only for a visit that needs it. */
export const visitChunks: VisitChunks = {
  openScene: async (visit) => (await importChunk(() => import('../openScene'))).openScene(visit),
  parseVisit: async (...written) =>
    (await importChunk(() => import('../../visit/parseVisit'))).parseVisit(...written),
};
