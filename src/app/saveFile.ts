import type { FileInTheMaking, SaveFile } from '../store/react/saveFile';
import { runInChunks } from '../ui/motion/runInChunks';
import { downloadsAllowed } from './downloads';

/** By then a browser has taken over the file, even one that asks first where to put it. */
const KEEP_MS = 60_000;

/** The size of a file that a person may still want to copy: some minutes of trades. */
const COPIED_LETTERS = 50_000;

/**
 * Makes the file in chunks of work. Each chunk becomes a part that the browser keeps outside of the script's memory: a
 * month of trades is some hundred megabytes.
 */
export const saveFile: SaveFile = async (file, onSlice, signal) => {
  const parts: Blob[] = [];
  let text = '';
  let letters = 0;
  function* write() {
    for (const piece of file.pieces) {
      text += piece.text;
      letters += piece.text.length;
      yield piece.at;
    }
  }
  const keep = (at: number) => {
    parts.push(new Blob([text]));
    text = '';
    onSlice(at);
  };
  if (!(await runInChunks(write(), keep, signal))) return { outcome: 'cancelled', certain: true };
  const whole = new Blob([...parts, text], { type: file.type });
  const allowed = downloadsAllowed();
  if (allowed !== 'no') hand(file, whole);
  return {
    outcome: allowed === 'no' ? 'forbidden' : 'handed',
    certain: allowed !== 'unknown',
    text: allowed === 'yes' || letters > COPIED_LETTERS ? undefined : await whole.text(),
  };
};

/** A link that is pressed: the way to save something that no server has. */
function hand({ name }: FileInTheMaking, whole: Blob): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(whole);
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
