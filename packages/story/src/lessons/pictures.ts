import { pageTexts, specified } from '@simulation/dashboard/texts';
import { type Cents, cents, Recording, runOf } from '@simulation/engine';
import type { Locale } from '@simulation/engine/texts';
import {
  type ChapterId,
  chapterText,
  moneyInText,
  storyAt,
  storyBefore,
  storyTexts,
  type Telling,
  WAYS,
  worstOf,
} from './whole';

/** The run of the pictures: that of the links in the lesson on fraud. */
const AMOUNT = cents(12_500_00);
const RUN = runOf({ seed: '7', amount: AMOUNT });
const HOUR_MS = 3_600_000;

/** The pictures of the slides by name, made of the same run and the same texts as the page. */
const PICTURES: Readonly<Record<string, (locale: Locale) => string>> = {
  /** The page, with a curve that only rises. */
  page: (locale) => card('Maria', AMOUNT, locale, curve()),
  /** The same page for two names and amounts, as their addresses say. */
  addresses: (locale) =>
    [['Maria', AMOUNT] as const, ['Robin', cents(1_000_000_00)] as const]
      .map(
        ([name, amount]) =>
          `<div class="window"><p class="address">…/?name=<b>${name}</b>&amp;amount=<b>${amount / 100}</b></p>${card(name, amount, locale)}</div>`,
      )
      .join('\n'),
  /** How it begins, in each of the three ways. */
  messages: (locale) => WAYS.map((way) => chat('contact', way, locale)).join('\n'),
  /** What the page answers to its button: first with a little, then with a tax, on the costliest path. */
  answers: (locale) =>
    (['withdrawal', 'fee'] as const)
      .map((id) => {
        const { answer } = chapterText(id, storyBefore(worstOf('teen'), id), telling(locale));
        return `<div class="window"><p class="press">${specified[locale].withdraw}</p><p class="bubble">${answer}</p></div>`;
      })
      .join('\n'),
};

/**
 * The picture of that name.
 *
 * @throws if there is none
 */
export function picture(name: string, locale: Locale): string {
  const drawn = PICTURES[name];
  if (drawn === undefined) throw new Error(`No picture is called ${name}.`);
  return `<div class="picture">\n${drawn(locale)}\n</div>\n`;
}

const telling = (locale: Locale): Telling => ({
  texts: storyTexts[locale],
  locale,
  withdraw: specified[locale].withdraw,
});

/** The card of the page with the profit after an hour. */
function card(name: string, amount: Cents, locale: Locale, drawing = ''): string {
  const { total } = new Recording(runOf({ ...RUN, amount })).open(HOUR_MS).session.account;
  return `<div class="card"><p>${name}</p><p>${specified[locale].profit} · ${pageTexts[locale].simulated}</p><p class="figure">${moneyInText(total, locale)}</p>${drawing}</div>`;
}

/** The total of the hour, stretched into a box. */
function curve(): string {
  const { session, recorder } = new Recording(RUN).open(HOUR_MS);
  const gained = session.account.total - AMOUNT;
  const points = recorder
    .points()
    .map(({ at, total }) => `${round((100 * at) / HOUR_MS)},${round(40 - (40 * (total - AMOUNT)) / gained)}`);
  return `<svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true"><polyline fill="none" stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke" points="${points.join(' ')}"/></svg>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The messages of a chapter. */
function chat(id: ChapterId, way: (typeof WAYS)[number], locale: Locale): string {
  const { lines } = chapterText(id, storyAt(way, id), telling(locale));
  const bubbles = lines.map(
    ({ from, text }) => `<p class="bubble${from === 'Robin' ? ' own' : ''}"><b>${from}</b> ${text}</p>`,
  );
  return `<div class="window">${bubbles.join('\n')}</div>`;
}
