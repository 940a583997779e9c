/** A file in the making. */
export type FileInTheMaking = {
  readonly name: string;
  /** As a host would say it: `text/csv;charset=utf-8`. */
  readonly type: string;
  /** The file in order; each piece says how far the file is with it: a simulated time (ms), or a number of rows. */
  readonly pieces: Iterable<{ readonly text: string; readonly at: number }>;
};

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
 * @param onSlice called now and then with the `at` that the file has reached
 * @param signal cancels; nothing is saved then
 * @throws what the pieces throw
 */
export type SaveFile = (
  file: FileInTheMaking,
  onSlice: (at: number) => void,
  signal: AbortSignal,
) => Promise<Saved>;
