import { type Cents, cents, nearestCents, roundHalfAway } from '@simulation/engine';
import { CHAPTERS, type Choice, IN_TOTAL } from './chapters';
import { CHAPTER_IDS, type ChapterId, type Way } from './stages';
import { DAILY_PERCENT, DAYS, FEE_PERCENT, PAGE_CHAPTERS, type PageChapter, SUMS, type SumId } from './ways';

/** One choice of the player. */
export type Step = { readonly chapter: ChapterId; readonly choice: string };

/** What was decided so far, in order, in one of the three ways: everything else about a story follows from it. */
export type Story = { readonly way: Way; readonly path: readonly Step[] };

/** The open chapter; `debrief` ends every path. */
export function chapterOf({ path }: Pick<Story, 'path'>): ChapterId | 'debrief' {
  const last = path.at(-1);
  return last === undefined ? 'contact' : (findChoice(last).next ?? last.chapter);
}

/** The choices that are open, in the order in which they are shown; none in the debrief. */
export function choicesOf({ path }: Pick<Story, 'path'>): readonly string[] {
  const chapter = chapterOf({ path });
  if (chapter === 'debrief') return [];
  const made = new Set(choicesIn(path, chapter));
  return Object.entries(CHAPTERS[chapter].choices)
    .filter(
      ([name, { after, until, card }]) =>
        !made.has(name) &&
        (after === undefined || after.some((choice) => made.has(choice))) &&
        !until?.some((choice) => made.has(choice)) &&
        (card === undefined || card === isCardOpen(path)),
    )
    .map(([name]) => name);
}

/**
 * Makes a choice.
 *
 * @throws for a choice that is not open
 */
export function play(story: Story, choice: string): Story {
  const chapter = chapterOf(story);
  if (chapter === 'debrief' || !choicesOf(story).includes(choice))
    throw new Error(`The chapter "${chapter}" has no choice "${choice}" open.`);
  return { ...story, path: [...story.path, { chapter, choice }] };
}

/** The choices that were made in a chapter, in order. */
export function choicesIn(path: readonly Step[], chapter: ChapterId): readonly string[] {
  return path.filter((step) => step.chapter === chapter).map(({ choice }) => choice);
}

export function findChoice({ chapter, choice }: Step): Choice {
  const found = CHAPTERS[chapter].choices[choice];
  if (found === undefined) throw new Error(`The chapter "${chapter}" has no choice "${choice}".`);
  return found;
}

/** What leaves Robin's hands with the step at an index of the path. */
export function paidAt({ way, path }: Story, index: number): Cents {
  const step = path[index];
  const { pays } = step === undefined ? {} : findChoice(step);
  if (pays === undefined) return cents(0);
  return pays === 'fee' ? feeIn({ way, path: path.slice(0, index) }) : SUMS[way][pays];
}

/** The tax that the invented site asks for: a part of the total that it then shows, roughly, in whole tens. */
export function feeIn(story: Story): Cents {
  const [from, until] = DAYS[story.way].fee;
  const total = statedIn(story) + addedBefore(story, 'fee') + dailyIn(story) * (until - from);
  return cents(roundHalfAway((total * FEE_PERCENT) / 100 / 10_00) * 10_00);
}

/** What the page adds in a day: a share of what was paid in. */
export function dailyIn(story: Story): Cents {
  return nearestCents((statedIn(story) * DAILY_PERCENT[story.way]) / 100);
}

/**
 * What the page has shown each day, from the welcome to the day on which a chapter opens there. What is paid in a
 * chapter is paid on its last day.
 */
export function totalsBefore(
  story: Story,
  chapter: PageChapter,
): readonly { readonly day: number; readonly total: Cents }[] {
  const days = DAYS[story.way];
  const { bonus } = SUMS[story.way];
  const totals = [{ day: 0, total: bonus }];
  let total: number = bonus;
  const told = PAGE_CHAPTERS.slice(0, PAGE_CHAPTERS.indexOf(chapter)); // no path leaves one out
  for (const [index, id] of told.entries()) {
    const next = told[index + 1] ?? chapter;
    const [before, after] = [storyBefore(story, id), storyBefore(story, next)];
    const [daily, dailyAfter] = [dailyIn(before), dailyIn(after)];
    const [from, until] = days[id];
    for (let day = from + 1; day <= days[next][0]; day += 1) {
      total += day <= until ? daily : dailyAfter;
      if (day === until) total += statedIn(after) - statedIn(before);
      totals.push({ day, total: cents(total) });
    }
  }
  return totals;
}

/** What the page has added to what was paid in before a chapter opens on it. */
export function addedBefore(story: Story, chapter: PageChapter): Cents {
  return cents((totalsBefore(story, chapter).at(-1)?.total ?? 0) - statedIn(storyBefore(story, chapter)));
}

/** The story as it was when a chapter opened. */
export function storyBefore({ way, path }: Story, chapter: ChapterId): Story {
  const first = path.findIndex((step) => step.chapter === chapter);
  return { way, path: first === -1 ? path : path.slice(0, first) };
}

/** What comes back to Robin with the step at an index of the path. */
export function returnedAt({ way, path }: Story, index: number): Cents {
  const step = path[index];
  const { returns } = step === undefined ? {} : findChoice(step);
  if (returns === undefined) return cents(0);
  return SUMS[way][returns === 'card' ? 'start' : returns]; // before anything else has come back
}

/** What of Robin's money has moved on a path, in cents. Page, debrief, paper and slides state these and no others. */
export type Moved = {
  /** All that left Robin's hands; the part of it that the page says is in the total; and the part that was borrowed. */
  readonly paid: Cents;
  readonly paidIn: Cents;
  readonly borrowed: Cents;
  /** What the page has paid out, and what the bank has got back. */
  readonly takenOut: Cents;
  readonly refunded: Cents;
  /** What was paid and has not come back, loans included: never less than nothing. */
  readonly lost: Cents;
};

export function movedIn(story: Story): Moved {
  const { path } = story;
  const paidFor = (isMeant: (pays: SumId) => boolean) =>
    sum(path, (step, index) => {
      const { pays } = findChoice(step);
      return pays !== undefined && isMeant(pays) ? paidAt(story, index) : 0;
    });
  const paid = paidFor(() => true);
  const back = (isMeant: (returns: Choice['returns']) => boolean) =>
    sum(path, (step, index) => (isMeant(findChoice(step).returns) ? returnedAt(story, index) : 0));
  const takenOut = back((returns) => returns === 'small');
  const refunded = back((returns) => returns !== 'small');
  return {
    paid,
    paidIn: paidFor((pays) => IN_TOTAL.has(pays)),
    borrowed: paidFor((pays) => pays === 'loan'),
    takenOut,
    refunded,
    lost: cents(paid - takenOut - refunded),
  };
}

/** What Robin has lost, loans included: never less than nothing. */
export function lostIn(story: Story): Cents {
  return movedIn(story).lost;
}

/** What was paid and is said to be in the total of Robin's page, with the welcome, less what the page has paid out. */
export function statedIn(story: Story): Cents {
  const { paidIn, takenOut } = movedIn(story);
  return cents(SUMS[story.way].bonus + paidIn - takenOut);
}

/** Whether the first payment was made by card, and the bank has not got it back yet. */
function isCardOpen(path: readonly Step[]): boolean {
  const choices = path.map(findChoice);
  return choices.some(({ byCard }) => byCard) && !choices.some(({ returns }) => returns === 'card');
}

/** How a story ended. */
export type Ending = 'nothing' | 'back' | 'first' | 'more' | 'fee' | 'again';

/** The end of a path: from nothing lost to a second fraud after the first. */
export function endingOf(story: Story): Ending {
  const payments = story.path.flatMap((step) => findChoice(step).pays ?? []);
  if (payments.includes('recovery')) return 'again';
  if (payments.includes('fee')) return 'fee';
  if (payments.length === 0) return 'nothing';
  if (lostIn(story) === 0) return 'back';
  return payments.length === 1 ? 'first' : 'more';
}

/** The path that goes on with the choices that cost Robin most. Checks cost nothing, so it makes none. */
function worstFrom(story: Story): Story {
  const steps = choicesOf(story).filter((choice) => {
    const { kind } = findChoice({ chapter: chapterOfOpen(story), choice });
    return kind === 'follow';
  });
  const paths = steps.map((choice) => worstFrom(play(story, choice)));
  return paths.reduce((worst, path) => (lostIn(path) > lostIn(worst) ? path : worst), paths[0] ?? story);
}

/** What would have come after the last choice at worst, where it refused. */
export function worstAfter({ way, path }: Story): Story {
  return worstFrom({ way, path: path.slice(0, -1) });
}

/**
 * What a player who refused was spared at most, by the costliest way that goes on from there, and how much of it was
 * borrowed.
 */
export function sparedIn(story: Story): { readonly saved: Cents; readonly borrowed: Cents } {
  const [worst, moved] = [movedIn(worstAfter(story)), movedIn(story)];
  return { saved: cents(worst.lost - moved.lost), borrowed: cents(worst.borrowed - moved.borrowed) };
}

/** The costliest path of a way, to the debrief. */
export function worstOf(way: Way): Story {
  return worstFrom({ way, path: [] });
}

/** The chapters that a player who refused has not seen, in their order. */
export function missedIn(story: Story): readonly ChapterId[] {
  const last = story.path.at(-1)?.chapter;
  return last === undefined ? [] : CHAPTER_IDS.slice(numberOf(last));
}

/** What the invented site asks for as a tax, by what Robin has paid until then, the least first. */
export function taxesOf(way: Way): readonly { readonly paid: Cents; readonly tax: Cents }[] {
  const taxes = new Map<Cents, Cents>();
  let stories: readonly Story[] = [{ way, path: [] }];
  while (stories.length > 0) {
    for (const story of stories) if (chapterOf(story) === 'fee') taxes.set(movedIn(story).paid, feeIn(story));
    stories = stories
      .filter((story) => !['fee', 'debrief'].includes(chapterOf(story)))
      .flatMap((story) =>
        choicesOf(story)
          .filter((choice) => isMoving({ chapter: chapterOfOpen(story), choice }))
          .map((choice) => play(story, choice)),
      );
  }
  return [...taxes].map(([paid, tax]) => ({ paid, tax })).toSorted((a, b) => a.paid - b.paid);
}

/** Whether a choice goes on, or has to come before one that does. */
function isMoving(step: Step): boolean {
  const { kind, withdraw } = findChoice(step);
  return kind === 'follow' || withdraw === 'listed' || step.choice === 'truth';
}

/** The story at a chapter, on one of the shortest ways there: for links to a chapter. */
export function storyAt(way: Way, chapter: ChapterId | 'debrief'): Story {
  let stories: readonly Story[] = [{ way, path: [] }];
  while (stories.length > 0) {
    const there = stories.find((story) => chapterOf(story) === chapter);
    if (there !== undefined) return there;
    stories = stories.flatMap((story) =>
      choicesOf(story)
        .filter((choice) => findChoice({ chapter: chapterOfOpen(story), choice }).kind !== 'check')
        .map((choice) => play(story, choice)),
    );
  }
  throw new Error(`No path leads to the chapter "${chapter}".`);
}

/** The place of a chapter among all of them, from 1. */
export function numberOf(chapter: ChapterId): number {
  return CHAPTER_IDS.indexOf(chapter) + 1;
}

function chapterOfOpen(story: Story): ChapterId {
  const chapter = chapterOf(story);
  if (chapter === 'debrief') throw new Error('The debrief has no choices.');
  return chapter;
}

function sum(path: readonly Step[], amountOf: (step: Step, index: number) => number): Cents {
  return cents(path.reduce((total, step, index) => total + amountOf(step, index), 0));
}
