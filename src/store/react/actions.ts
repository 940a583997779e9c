import { createContext, useContext } from 'react';
import type { Address, Theme } from '../../address';
import type { OpenDialog } from '../../address/scenes';
import type { Site } from '../../address/site';
import type { Run } from '../../engine';

/** Seconds between two digests of the new trades. */
export type DigestPace = 'off' | '10' | '60';

/**
 * Loads a chunk. Where it is missing after a deploy, the page is reloaded once at the present moment of the run.
 *
 * @param load the dynamic import
 * @param options.reopen what is opened again after the reload
 * @param options.signal aborted once nobody waits for the chunk any more
 * @throws the error of the import, where the reload did not help; the signal's reason, once it is aborted
 */
type ImportChunk = <Chunk>(
  load: () => Promise<Chunk>,
  options: { reopen: OpenDialog | undefined; signal: AbortSignal },
) => Promise<Chunk>;

/** Requests of components to the page. The composition root serves them: it owns address, chance, storage and reloads. */
export type Actions = {
  readonly importChunk: ImportChunk;
  /** Loads the chunk of a part that a visitor is about to open. */
  readonly prefetch: (part: Exclude<OpenDialog, 'error'> | 'story') => void;
  /** The present address. */
  readonly address: () => Address;
  /** Makes the address say this instead; `url` is the same in writing. No new entry in the history. */
  readonly replaceAddress: (address: Address, url: string) => void;
  /** Opens another run from its beginning, with its address, as a new entry in the history. */
  readonly openRun: (run: Run, address: Address, url: string) => void;
  /** A new random seed. */
  readonly freshSeed: () => string;
  /** Puts a text on the clipboard; false where the browser does not let it. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** Where the pages of the site are. */
  readonly site: Site;
  /** The entries of the browser's history that the story to play adds, by number. */
  readonly storyHistory: {
    /** Returns false where the browser refuses an entry. */
    readonly add: (number: number) => boolean;
    readonly read: () => number | undefined;
  };
  readonly theme: () => Theme | undefined;
  /** Keeps and shows a theme; `undefined` follows the system. */
  readonly setTheme: (theme: Theme | undefined) => void;
  /** How often new trades are spoken of. */
  readonly digestPace: () => DigestPace;
  readonly setDigestPace: (pace: DigestPace) => void;
};

/** Provided before the first render. */
export const ActionsContext = createContext<Actions | null>(null);

/** @throws without a provider above */
export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('No ActionsContext above this component.');
  return actions;
}
