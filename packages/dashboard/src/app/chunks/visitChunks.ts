import type { Extra } from '../../store/react/extras';
import type { VisitChunks } from '../history/readVisit';
import { dialogOf } from '../parts';
import { importChunk } from './importChunk';

/** What is loaded only for a visit that needs it. */
export function visitChunks(extras: readonly Extra[]): VisitChunks {
  const isDialog = (name: string) => dialogOf(name, extras) !== undefined;
  const loadRules = async (name: string) => {
    const panel = extras.find((extra) => extra.name === name)?.panel;
    return panel && importChunk(panel.loadRules);
  };
  return {
    isDialog,
    openScene: async (visit) =>
      (await importChunk(() => import('../openScene'))).openScene(visit, extras, loadRules),
    parseVisit: async (written, entry, page) =>
      (await importChunk(() => import('../../visit/parseVisit'))).parseVisit(written, entry, page, {
        isDialog,
        parsePosition: async (name, ...kept) => (await loadRules(name))?.parsePosition(...kept),
      }),
  };
}
