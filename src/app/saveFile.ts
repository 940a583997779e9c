import { runInChunks } from '../async/runInChunks';
import type { FileSource, SaveFile } from '../features/shared/saveFile';
import { downloadsAllowed } from './downloads';

/** By then a browser has taken over the file, even one that asks first where to put it. */
const KEEP_MS = 60_000;

/** The size of a file that a person may still want to copy: some minutes of trades. */
const MAX_COPIED_CHARACTERS = 50_000;

/**
 * Makes the file in chunks of work. Each chunk becomes a part that the browser keeps outside of the script's memory: a
 * month of trades is some hundred megabytes.
 */
export const saveFile: SaveFile = async (file, onSlice, signal) => {
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
  if (!(await runInChunks(write(), keep, signal))) return { outcome: 'canceled', certain: true };
  const whole = new Blob([...parts, text], { type: file.type });
  const allowed = downloadsAllowed();
  if (allowed !== 'no') download(file, whole);
  return {
    outcome: allowed === 'no' ? 'forbidden' : 'handedOver',
    certain: allowed !== 'unknown',
    text: allowed === 'yes' || characters > MAX_COPIED_CHARACTERS ? undefined : await whole.text(),
  };
};

/** A link that is pressed: the way to save something that no server has. */
function download({ name }: FileSource, whole: Blob): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(whole);
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
