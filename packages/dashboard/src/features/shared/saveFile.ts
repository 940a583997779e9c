import type { Piece } from '@simulation/engine/format';
import { createTimer } from '../../ui/scheduling/createTimer';
import { runInChunks } from '../../ui/scheduling/runInChunks';
import { downloadsAllowed } from './downloads';

export type FileFormat = 'csv' | 'json' | 'ics';

/** Media types. */
const TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  ics: 'text/calendar;charset=utf-8',
};

/** A file that is not written yet. */
export type FileSource = {
  readonly name: string;
  readonly format: FileFormat;
  /** In order. How far the file is with one is a simulated time (ms), or a number of rows. */
  readonly pieces: Iterable<Piece>;
};

/** Result of saving a file. */
export type SaveResult = {
  /** `unconfirmed`: the browser may still have refused it silently; `forbidden` by the frame around the page. */
  readonly outcome: 'saved' | 'unconfirmed' | 'forbidden' | 'canceled' | 'failed';
  /** The whole file, where it may not have been saved and is small enough to be copied. */
  readonly text?: string | undefined;
};

/** By whether downloads are allowed. */
const OUTCOMES = { yes: 'saved', no: 'forbidden', unknown: 'unconfirmed' } as const;

/** By then a browser has taken over the file, even one that asks first where to put it. */
const KEEP_MS = 60_000;

/** The size of a file that a person may still want to copy: some minutes of trades. */
const MAX_COPIED_CHARACTERS = 50_000;

/**
 * Makes the file in chunks of work. Each chunk becomes a part that the browser keeps outside of the script's memory: a
 * month of trades is some hundred megabytes.
 *
 * @param onSlice called now and then with the `at` that the file has reached
 * @param signal cancels; nothing is saved then
 * @throws what the pieces throw
 */
export async function saveFile(
  file: FileSource,
  onSlice: (at: number) => void,
  signal: AbortSignal,
): Promise<SaveResult> {
  const parts: Blob[] = [];
  let text = '';
  let characters = 0;
  function* write() {
    for (const piece of file.pieces) {
      text += piece.text;
      characters += piece.text.length;
      yield piece.at;
    }
  }
  const keep = (at: number) => {
    parts.push(new Blob([text]));
    text = '';
    onSlice(at);
  };
  if (!(await runInChunks(write(), keep, signal))) return { outcome: 'canceled' };
  const whole = new Blob([...parts, text], { type: TYPES[file.format] });
  const allowed = downloadsAllowed();
  if (allowed !== 'no') download(file.name, whole);
  return {
    outcome: OUTCOMES[allowed],
    text: allowed === 'yes' || characters > MAX_COPIED_CHARACTERS ? undefined : await whole.text(),
  };
}

/**
 * Saves a picture.
 *
 * @param draw throws where the browser lets no script draw
 */
export async function savePicture(
  name: string,
  draw: () => Promise<Blob>,
): Promise<Exclude<SaveResult['outcome'], 'canceled'>> {
  const allowed = downloadsAllowed();
  if (allowed === 'no') return OUTCOMES.no;
  try {
    download(name, await draw());
    return OUTCOMES[allowed];
  } catch {
    return 'failed';
  }
}

/** A link that is pressed: the way to save something that no server has. */
function download(name: string, whole: Blob): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(whole);
  link.click();
  createTimer().start(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
