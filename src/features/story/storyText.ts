import type { Cents } from '../../engine';
import { formatMoney } from '../../format';
import { fill, type Locale } from '../../i18n';
import { type StoryTexts, storyTexts } from '../../i18n/story';
import { CHAPTERS, type ChapterId, type ChoiceId, SAVINGS } from '../../story/chapters';
import type { OfferId, SourceId } from '../../story/offers';
import { contactOf, type Story } from '../../story/story';

/** One line of a transcript: who writes, and what. */
export type Line = readonly [from: 'them' | 'robin', text: string];

type ChapterTexts = {
  readonly title: string;
  readonly says?: readonly string[];
  readonly lines?: readonly (readonly string[])[];
  /** The answer of the page to a press of Withdraw. */
  readonly pressed?: readonly string[];
  readonly choices: Readonly<Record<string, { readonly text: string; readonly outcome: string }>>;
  readonly sign: string;
  readonly could: string;
};

/** Every chapter, choice, offer and source has its text in both languages, or this does not compile. */
type Complete = {
  readonly chapters: {
    readonly [Id in ChapterId]: ChapterTexts & { readonly choices: Record<ChoiceId<Id>, object> };
  };
  readonly offers: { readonly pool: Readonly<Record<OfferId, object>> };
  readonly sources: Readonly<Record<SourceId, string>>;
};

export function storyTextsOf(locale: Locale): StoryTexts & Complete {
  return storyTexts[locale];
}

/** Names the sources of a chapter or an offer. */
export function sourcesText(ids: readonly SourceId[], locale: Locale): string {
  const { debrief, sources } = storyTextsOf(locale);
  return fill(debrief.sources, { sources: ids.map((id) => sources[id]).join('; ') });
}

/** An amount in a sentence, in whole units; it does not break before its currency. */
export function moneyInText(cents: Cents, locale: Locale): string {
  return formatMoney(cents, locale)
    .replace(/[.,]00(?!\d)/, '')
    .replace(' ', '\u00a0');
}

/** The texts of a chapter, with its amounts. */
export function chapterText(locale: Locale, { seed, path }: Story, id: ChapterId) {
  const texts = storyTextsOf(locale);
  const { contact } = texts.chapters;
  const chapter: ChapterTexts =
    id === 'contact' ? { ...contact, ...contact.variants[contactOf(seed)] } : texts.chapters[id];
  const money = (cents: Cents) => moneyInText(cents, locale);
  const choices = Object.entries(CHAPTERS[id].choices);
  const last = path.at(-1);
  const { returned = 0 } = (last && CHAPTERS[last.chapter].choices[last.choice]) ?? {};
  const values = {
    savings: money(SAVINGS),
    start: money(CHAPTERS.start.choices.card?.paid ?? 0),
    paid: money(choices.find(([, { paid }]) => paid !== undefined)?.[1].paid ?? 0),
    returned: money(returned),
  };
  const filled = (text: string, more = {}) => fill(text, { ...values, ...more });
  return {
    ...chapter,
    says: (chapter.says ?? []).map((text) => filled(text)),
    pressed: (chapter.pressed ?? []).map((text) => filled(text)),
    lines: (chapter.lines ?? []).map(
      ([from, text = '']): Line => [from === 'robin' ? 'robin' : 'them', filled(text)],
    ),
    choices: choices.map(([choice, { paid = 0 }]) => {
      const { text = '', outcome = '' } = chapter.choices[choice] ?? {};
      const amount = { paid: money(paid) };
      return { id: choice, text: filled(text, amount), outcome: filled(outcome, amount) };
    }),
  };
}

/** The consequence of the last choice; nothing before the first. */
export function lastOutcome(locale: Locale, story: Story): string {
  const last = story.path.at(-1);
  if (last === undefined) return '';
  const before = { ...story, path: story.path.slice(0, -1) };
  const { choices } = chapterText(locale, before, last.chapter);
  return choices.find(({ id }) => id === last.choice)?.outcome ?? '';
}
