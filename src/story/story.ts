import type { Cents } from '../engine/money';
import { uniformInt } from '../engine/random/draw';
import type { Prng } from '../engine/random/prng';
import { createPrng } from '../engine/random/streams';
import { CHAPTERS, type ChapterId, type Choice } from './chapters';

/** One choice of the player. */
export type Step = { readonly chapter: ChapterId; readonly choice: string };

/** A story as played so far. The seed and the path determine everything else. */
export type Story = {
  readonly seed: string;
  readonly path: readonly Step[];
  /** The open chapter; `debrief` ends every path. */
  readonly chapter: ChapterId | 'debrief';
};

/** How the story begins: an advertisement, a message to the wrong number, or an online acquaintance. */
const CONTACTS = ['advert', 'message', 'acquaintance'] as const;

/** A story before the first choice. */
export function openStory(seed: string): Story {
  return { seed, path: [], chapter: 'contact' };
}

/** The generator of everything that a story draws; independent of the streams of the run with the same seed. */
export function storyPrng(seed: string, name: 'contact' | 'offers'): Prng {
  return createPrng(seed, `story-${name}`);
}

/** The first contact of this story, each of the three equally likely. */
export function contactOf(seed: string): (typeof CONTACTS)[number] {
  return CONTACTS[uniformInt(storyPrng(seed, 'contact'), CONTACTS.length)] ?? 'advert';
}

/**
 * Makes a choice.
 *
 * @throws for a choice that the open chapter does not have
 */
export function play(story: Story, choice: string): Story {
  const { chapter, path } = story;
  if (chapter === 'debrief') throw new Error('The debrief has no choices.');
  return { ...story, path: [...path, { chapter, choice }], chapter: findChoice(chapter, choice).next };
}

/** What Robin has lost on a path, loans included. Robin gets a part back on some paths. */
export function lostOn(path: readonly Step[]): Cents {
  return path.reduce((lost, { chapter, choice }) => {
    const { paid = 0, returned = 0 } = findChoice(chapter, choice);
    return lost + paid - returned;
  }, 0);
}

/** The path from a chapter on that costs Robin most: what a player who stops there is spared. */
export function worstPath(from: ChapterId | 'debrief'): readonly Step[] {
  if (from === 'debrief') return [];
  const paths = Object.entries(CHAPTERS[from].choices).map(([choice, { next }]) => [
    { chapter: from, choice },
    ...worstPath(next),
  ]);
  return paths.reduce((worst, path) => (lostOn(path) > lostOn(worst) ? path : worst));
}

/** The story at a chapter, on one of the shortest ways there: for links to a chapter. */
export function storyAt(seed: string, chapter: Story['chapter']): Story {
  let stories = [openStory(seed)];
  while (stories.length > 0) {
    const there = stories.find((story) => story.chapter === chapter);
    if (there !== undefined) return there;
    stories = stories.flatMap((story) => choicesOf(story).map((choice) => play(story, choice)));
  }
  throw new Error(`No path leads to the chapter "${chapter}".`);
}

/** The choices of the open chapter; none in the debrief. */
export function choicesOf({ chapter }: Story): readonly string[] {
  return chapter === 'debrief' ? [] : Object.keys(CHAPTERS[chapter].choices);
}

/** The choice with which this path ended before the story did: `undefined` where the player went to its end. */
export function stoppedAt({ path, chapter }: Story): ChapterId | undefined {
  const last = path.at(-1);
  return chapter === 'debrief' && last !== undefined && last.chapter !== 'silence' ? last.chapter : undefined;
}

function findChoice(chapter: ChapterId, name: string): Choice {
  const choice = CHAPTERS[chapter].choices[name];
  if (choice === undefined) throw new Error(`The chapter "${chapter}" has no choice "${name}".`);
  return choice;
}
