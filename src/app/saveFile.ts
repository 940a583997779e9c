import type { FileInTheMaking, SaveFile } from '../screens/controls/actions';

/** The page may stand still for this long at a time: less than a frame. */
const SLICE_MS = 10;

/** By then a browser has taken over the file, even one that asks first where to put it. */
const KEEP_MS = 60_000;

/**
 * Makes the file in slices between which the page goes on. Each slice becomes a part that the browser keeps outside
 * of the script's memory: a month of trades is some hundred megabytes.
 */
export const saveFile: SaveFile = async (file, onSlice, signal) => {
  const parts: Blob[] = [];
  let text = '';
  let until = performance.now() + SLICE_MS;
  for (const piece of file.pieces) {
    text += piece.text;
    if (performance.now() < until) continue;
    parts.push(new Blob([text]));
    text = '';
    onSlice(piece.at);
    // oxlint-disable-next-line no-await-in-loop -- one slice after another is the point
    await othersFirst();
    if (signal.aborted) return false;
    until = performance.now() + SLICE_MS;
  }
  hand(file, [...parts, new Blob([text])]);
  return true;
};

/** Lets everything else that waits go first. Not a timeout: those are held back while the page is hidden. */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const goOn = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', goOn, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** A link that is pressed: the way to save something that no server has. */
function hand({ name, type }: FileInTheMaking, parts: Blob[]): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
