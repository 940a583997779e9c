import { PRACTICE_SCENE } from '../beginning';

/** The three ways into the story, each told whole with its own people, sums and pressure. */
export const WAYS = ['teen', 'adult', 'older'] as const;

export type Way = (typeof WAYS)[number];

/** The chapters, in the order of the longest path. */
export const CHAPTER_IDS = [
  'contact',
  'trust',
  'link',
  'rise',
  'withdrawal',
  'pressure',
  'question',
  'fee',
  'silence',
] as const;

export type ChapterId = (typeof CHAPTER_IDS)[number];

/** The stages that practice a set of cases each. They need no story before them. */
export const PRACTICE_STAGES = ['cases1', 'cases2', 'cases3'] as const;

/** The name of every scene of the story: at its beginning, at a stage, in one of the ways, or both. */
export const STORY_SCENES: readonly string[] = [
  ...['story', ...WAYS.map((way) => `story-${way}`)].flatMap((name) => [
    name,
    ...[...CHAPTER_IDS, 'debrief', ...PRACTICE_STAGES].map((stage) => `${name}-${stage}`),
  ]),
  PRACTICE_SCENE,
];
