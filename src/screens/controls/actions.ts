import { createContext, useContext } from 'react';
import type { Address, Theme } from '../../address';
import type { Run } from '../../engine';

/** What the panel can do to the page. The composition root does it: it owns address, chance and storage. */
export type Actions = {
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
  if (actions === null) throw new Error('No actions: render this inside <ActionsContext value={actions}>.');
  return actions;
}
