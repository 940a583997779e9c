import { writeAddress } from './address/writeAddress';
import type { ExtraAt, Visit } from './visit';

/** A visit as the browser keeps it: what was chosen, and nothing that follows from it. `parseVisit` reads it. */
export type WrittenVisit = ReturnType<typeof writeVisit>;

/** The run is written as in a link: what reads a link reads it too, also after a deploy. */
export function writeVisit({ address, play, dialog, sceneDialog, dialogEntries, extra, leftExtra }: Visit) {
  return {
    query: writeAddress('', address),
    unread: address.unread,
    play,
    dialog,
    sceneDialog,
    dialogEntries,
    extra: extra && { ...writeExtra(extra), openedIn: extra.openedIn, leavesTo: extra.leavesTo },
    leftExtra: leftExtra && writeExtra(leftExtra),
  };
}

const writeExtra = ({ name, position: { progress, seed }, play }: ExtraAt) => ({
  name,
  progress,
  seed,
  play,
});
