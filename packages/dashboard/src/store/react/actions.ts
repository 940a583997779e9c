import type { Theme } from '../../visit/address/look';
import type { Site } from '../../visit/address/site';
import type { DialogName } from '../../visit/dialogs';
import { requiredContext } from './requiredContext';

/** What the visitor has chosen, kept for the next visit. */
export type Choice<Value> = { readonly read: () => Value; readonly write: (value: Value) => void };

/** Seconds between two digests of the new trades. */
type DigestPace = 'off' | '10' | '60';

/**
 * Loads a chunk. Where it is missing after a deploy, the page is reloaded, and the visit goes on where it was.
 *
 * @param load the dynamic import
 * @param signal aborted once nobody waits for the chunk any more
 * @param reloads `never` for a section of what is already being read; `again` where the visitor asks for it once more
 * @throws the error of the import, where the reload did not help; the signal's reason, once it is aborted
 */
export type ImportChunk = <Chunk>(
  load: () => Promise<Chunk>,
  signal?: AbortSignal,
  reloads?: 'never' | 'once' | 'again',
) => Promise<Chunk>;

/** Requests of components to the page. The composition root serves them: it owns chance, storage and reloads. */
export type Actions = {
  readonly importChunk: ImportChunk;
  /** Whether a page of the site would open now. */
  readonly isSiteReachable: () => Promise<boolean>;
  /** Loads the chunk of a dialog that a visitor is about to open. A failed one is loaded again when it opens. */
  readonly prefetch: (dialog: DialogName) => void;
  /** The real date and time, some weeks from now. */
  readonly dateIn: (weeks: number) => Date;
  /** A new random seed. */
  readonly freshSeed: () => string;
  /** The day of the visitor's calendar, as in ISO 8601. */
  readonly today: () => `${number}-${string}-${string}`;
  /** Puts a text on the clipboard; false where the browser does not let it. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** Where the pages of the site are. */
  readonly site: Site;
  /** Goes back by one entry of the history. */
  readonly goBack: () => void;
  /** `undefined` follows the system. */
  readonly theme: Choice<Theme | undefined>;
  /** How often screen readers hear of new trades. */
  readonly digestPace: Choice<DigestPace>;
};

export const [ActionsContext, useActions] = requiredContext<Actions>('ActionsContext');
