import { ENGINE_VERSION } from '@simulation/engine';
import type { Address } from '../../visit/address/address';
import type { Page } from '../../visit/address/pageOf';
import { parseDialog, parseDialogs } from '../../visit/dialogs';
import { fieldsOf } from '../../visit/fieldsOf';
import { openVisit, type Visit } from '../../visit/visit';
import { freshSeed } from '../browser/entropy';
import type { Browser, FoundEntry } from './historyEntry';

/** What is loaded only for a visit that needs it. */
export type VisitChunks = {
  /** Opens the scene of an address. */
  readonly openScene: (visit: Visit) => Promise<Visit>;
  readonly isDialog: (name: string) => boolean;
  /** Reads a visit that the browser has kept; `undefined` where this version cannot. */
  readonly parseVisit: (written: unknown, entry: number, page: Page) => Promise<Visit | undefined>;
};

/**
 * The visit of an entry of the history, as it was left; where it has none that this version can read, the one that its
 * address opens. What comes back has its scene already.
 *
 * @param address of the entry
 */
export async function readVisit(
  browser: Pick<Browser, 'parent'>,
  { index = 0, engine, visit }: FoundEntry,
  address: Address,
  chunks: VisitChunks,
): Promise<Visit> {
  const { route, locale, scene } = address;
  const parsed = visit === undefined ? undefined : chunks.parseVisit(visit, index, { route, locale });
  const addressed = openVisit(address, address.seed ?? freshSeed(), index);
  // Where its chunk is missing, what is open stays open.
  const kept = await parsed?.catch(() => ({
    ...addressed,
    ...parseDialogs(fieldsOf(visit), index, chunks.isDialog),
  }));
  const opened = kept ?? addressed;
  const shown =
    kept || scene === undefined
      ? opened
      : await chunks.openScene(opened).catch(() => withoutScene(opened, scene, chunks.isDialog));
  const { extra } = shown;
  return {
    ...shown,
    // In a frame the visits before it were kept by the page alone that was left.
    ...(extra && browser.parent !== browser && { extra: { ...extra, openedIn: index } }),
    playedBy: engine === ENGINE_VERSION ? undefined : engine,
  };
}

/** Where its chunk is missing, a scene is the dialog of its name, or is said to be left out. */
function withoutScene(visit: Visit, scene: string, isDialog: VisitChunks['isDialog']): Visit {
  const { address } = visit;
  const dialog = parseDialog(scene, isDialog);
  const unread = dialog ? address.unread : [...address.unread, 'scene'];
  return { ...visit, address: { ...address, unread }, dialog, sceneDialog: dialog };
}
