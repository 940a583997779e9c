import { STORY } from '../beginning';
import { CHAPTERS } from './chapters';
import { type Progress, practicedIn } from './progress';
import { CHAPTER_IDS } from './stages';
import { findChoice, type Step } from './story';

/** The way, each choice by its place in its chapter, and the practice that is open: `story-teen-203c1`. */
const WHOLE = new RegExp(`^${STORY}-([a-z]+)-(\\d+)(?:c(\\d))?$`);

/** The names of the choices of a chapter; there are at most ten. */
const namesIn = (chapter: Step['chapter']) => Object.keys(CHAPTERS[chapter].choices);

/**
 * The scene that opens a story with every choice that was made: in another language the same player goes on. What is
 * shared tells a stage alone (`sceneAt`).
 *
 * @returns `undefined` before the first choice
 */
export function wholeSceneAt({ way, path, stage }: Progress): string | undefined {
  if (path.length === 0) return undefined;
  const places = path.map(({ chapter, choice }) => namesIn(chapter).indexOf(choice)).join('');
  const practiced = practicedIn(stage);
  return `${STORY}-${way}-${places}${practiced === undefined ? '' : `c${practiced}`}`;
}

/** What such a scene says, to be parsed as a progress; `undefined` for any other. */
export function readWholeScene(scene: string): object | undefined {
  const [, way, places, practiced] = WHOLE.exec(scene) ?? [];
  if (places === undefined) return undefined;
  const path: Step[] = [];
  let chapter: Step['chapter'] | 'debrief' = CHAPTER_IDS[0];
  for (const place of places) {
    if (chapter === 'debrief') return undefined;
    const choice: string | undefined = namesIn(chapter)[Number(place)];
    if (choice === undefined) return undefined;
    path.push({ chapter, choice });
    chapter = findChoice({ chapter, choice }).next ?? chapter;
  }
  return { way, path, stage: practiced === undefined ? chapter : `cases${practiced}` };
}
