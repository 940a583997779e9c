import type { Page } from '../visit/address/page';
import type { Visit } from '../visit/visit';
import { importChunk } from './importChunk';

/** What is loaded only for a visit that needs it. */
export const later = {
  /** Opens the scene of an address. */
  openScene: async (visit: Visit): Promise<Visit> =>
    (await importChunk(() => import('./openScene'))).openScene(visit),
  /** Reads a visit that the browser has kept; `undefined` where this version cannot. */
  parseVisit: async (written: unknown, entry: number, page: Page): Promise<Visit | undefined> =>
    (await importChunk(() => import('../visit/parseVisit'))).parseVisit(written, entry, page),
};

export type Later = typeof later;
