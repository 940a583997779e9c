import type { FileInTheMaking, SaveFile } from '../screens/controls/actions';
import { inSlices } from './inSlices';

/** By then a browser has taken over the file, even one that asks first where to put it. */
const KEEP_MS = 60_000;

/**
 * Makes the file in slices between which the page goes on. Each slice becomes a part that the browser keeps outside
 * of the script's memory: a month of trades is some hundred megabytes.
 */
export const saveFile: SaveFile = async (file, onSlice, signal) => {
  const parts: Blob[] = [];
  let text = '';
  const take = (piece: { readonly text: string }) => {
    text += piece.text;
  };
  const keep = ({ at }: { readonly at: number }) => {
    parts.push(new Blob([text]));
    text = '';
    onSlice(at);
  };
  if (!(await inSlices(file.pieces, take, keep, signal))) return false;
  hand(file, [...parts, new Blob([text])]);
  return true;
};

/** A link that is pressed: the way to save something that no server has. */
function hand({ name, type }: FileInTheMaking, parts: Blob[]): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
