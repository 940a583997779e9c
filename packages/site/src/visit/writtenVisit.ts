import { writeAddress } from './address/writeAddress';
import type { OpenStory, Visit } from './visit';

/** A visit as the browser keeps it: what was chosen, and nothing that follows from it. `parseVisit` reads it. */
export type WrittenVisit = ReturnType<typeof writeVisit>;

/** The run is written as in a link: what reads a link reads it too, also after a deploy. */
export function writeVisit({ address, play, dialog, sceneDialog, dialogEntries, story, leftStory }: Visit) {
  return {
    query: writeAddress('', address),
    unread: address.unread,
    play,
    dialog,
    sceneDialog,
    dialogEntries,
    story: story && { ...writeStory(story), openedIn: story.openedIn, leavesTo: story.leavesTo },
    leftStory: leftStory && writeStory(leftStory),
  };
}

const writeStory = ({ position, play }: Pick<OpenStory, 'position' | 'play'>) => ({
  progress: position.progress,
  play,
});
