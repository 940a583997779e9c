import { createContext, useContext } from 'react';
import type { Address, Theme } from '../../address';
import type { Shown } from '../../address/scenes';
import type { Run } from '../../engine';

/** A file in the making. */
export type FileInTheMaking = {
  readonly name: string;
  /** As a host would say it: `text/csv;charset=utf-8`. */
  readonly type: string;
  /** The file in order; each piece says where in the run it stands (simulated ms). */
  readonly pieces: Iterable<{ readonly text: string; readonly at: number }>;
};

/**
 * @param onSlice hears from time to time where in the run the file stands (simulated ms)
 * @param signal cancels; nothing is saved then
 * @returns whether the file was handed to the browser
 * @throws what the pieces throw
 */
export type SaveFile = (
  file: FileInTheMaking,
  onSlice: (at: number) => void,
  signal: AbortSignal,
) => Promise<boolean>;

/** What the panel can do to the page. The composition root does it: it owns address, chance and storage. */
export type Actions = {
  /**
   * Fetches a part of the page; where it is gone after a deploy, the page reloads once at this moment of the run.
   *
   * @param shown what is to stand open again then
   */
  readonly arrive: <Part>(load: () => Promise<Part>, shown?: Shown) => Promise<Part>;
  /** Fetches what saves a file that is made piece by piece, while the page goes on. */
  readonly saving: () => Promise<{ readonly saveFile: SaveFile }>;
  /** What the address says now. */
  readonly address: () => Address;
  /** Makes the address say this instead; `url` is the same in writing. No new entry in the history. */
  readonly replaceAddress: (address: Address, url: string) => void;
  readonly openRun: (run: Run) => void;
  /** The name of a run that nobody chose. */
  readonly freshSeed: () => string;
  /** Puts a text on the clipboard; false where the browser does not let it. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** The path the site is hosted under. */
  readonly base: string;
  readonly theme: () => Theme | undefined;
  /** Keeps and shows a theme; `undefined` follows the system. */
  readonly setTheme: (theme: Theme | undefined) => void;
};

export const ActionsContext = createContext<Actions | null>(null);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('No ActionsContext above this component.');
  return actions;
}
