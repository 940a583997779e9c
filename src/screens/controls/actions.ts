import { createContext, useContext } from 'react';
import type { Address, Theme } from '../../address';
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
 * Walks through something long in slices between which the page goes on.
 *
 * @param take gets each step in order
 * @param onSlice hears the step at which a slice ended
 * @param signal ends it early
 * @returns whether it came to the end
 * @throws what the steps throw
 */
export type InSlices = <Step>(
  steps: Iterable<Step>,
  take: (step: Step) => void,
  onSlice: (step: Step) => void,
  signal: AbortSignal,
) => Promise<boolean>;

/** What became of a file. */
export type Saved = {
  /**
   * `handed` to the browser, which may still refuse it without a word where `certain` is false; `forbidden` by the
   * frame around the page.
   */
  readonly outcome: 'handed' | 'forbidden' | 'cancelled';
  readonly certain: boolean;
  /** The whole file, where it may not have been saved and is small enough to be copied. */
  readonly text?: string | undefined;
};

/**
 * @param onSlice hears from time to time where in the run the file stands (simulated ms)
 * @param signal cancels; nothing is saved then
 * @throws what the pieces throw
 */
export type SaveFile = (
  file: FileInTheMaking,
  onSlice: (at: number) => void,
  signal: AbortSignal,
) => Promise<Saved>;

/** Seconds between two digests of the new trades. */
export type DigestPace = 'off' | '10' | '60';

/** What the panel can do to the page. The composition root does it: it owns address, chance and storage. */
export type Actions = {
  readonly inSlices: InSlices;
  readonly saveFile: SaveFile;
  /** What the address says now. */
  readonly address: () => Address;
  /** Makes the address say this instead; `url` is the same in writing. No new entry in the history. */
  readonly replaceAddress: (address: Address, url: string) => void;
  /** Opens another run from its beginning, with its address, as a new entry in the history. */
  readonly openRun: (run: Run, address: Address, url: string) => void;
  /** The name of a run that nobody chose. */
  readonly freshSeed: () => string;
  /** Puts a text on the clipboard; false where the browser does not let it. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** The path the site is hosted under. */
  readonly base: string;
  readonly theme: () => Theme | undefined;
  /** Keeps and shows a theme; `undefined` follows the system. */
  readonly setTheme: (theme: Theme | undefined) => void;
  /** How often new trades are spoken of. */
  readonly digestPace: () => DigestPace;
  readonly setDigestPace: (pace: DigestPace) => void;
};

/** Null until what does them has arrived; before that nothing is drawn that could need them. */
export const ActionsContext = createContext<Actions | null>(null);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error('No ActionsContext above this component.');
  return actions;
}
