import type { FileInTheMaking, SaveFile } from '../screens/controls/actions';
import { downloadsAllowed } from './downloads';
import { inSlices } from './inSlices';

/** By then a browser has taken over the file, even one that asks first where to put it. */
const KEEP_MS = 60_000;

/** The size of a file that a person may still want to copy: some minutes of trades. */
const COPIED_LETTERS = 50_000;

/**
 * Makes the file in slices between which the page goes on. Each slice becomes a part that the browser keeps outside
 * of the script's memory: a month of trades is some hundred megabytes.
 */
export const saveFile: SaveFile = async (file, onSlice, signal) => {
  const parts: Blob[] = [];
  let text = '';
  let letters = 0;
  const take = (piece: { readonly text: string }) => {
    text += piece.text;
    letters += piece.text.length;
  };
  const keep = ({ at }: { readonly at: number }) => {
    parts.push(new Blob([text]));
    text = '';
    onSlice(at);
  };
  if (!(await inSlices(file.pieces, take, keep, signal))) return { outcome: 'cancelled', certain: true };
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
