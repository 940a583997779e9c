export type FileFormat = 'csv' | 'json';

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};

/** A file that is not written yet. */
export type FileSource = {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** The file in order; each piece says how far the file is with it: a simulated time (ms), or a number of rows. */
  readonly pieces: Iterable<{ readonly text: string; readonly at: number }>;
};

/** Result of saving a file. */
export type SaveResult = {
  /**
   * `handedOver` to the browser, which may still refuse it silently where `certain` is false; `forbidden` by the frame
   * around the page.
   */
  readonly outcome: 'handedOver' | 'forbidden' | 'canceled' | 'failed';
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
  file: FileSource,
  onSlice: (at: number) => void,
  signal: AbortSignal,
) => Promise<SaveResult>;
