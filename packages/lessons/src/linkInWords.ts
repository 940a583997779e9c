import {
  type Address,
  controlsTexts,
  fill,
  marketName,
  pageTexts,
  readAddress,
  valueText,
} from '@simulation/dashboard/texts';
import { isSpecified, type Market, valuesOf } from '@simulation/engine';
import { formatCount, formatMoney } from '@simulation/engine/format';
import { LANGUAGES, type Locale, MARKETS_TEXTS } from '@simulation/engine/texts';
import { scenesOn } from '../../../scripts/lib/scenes';
import { pressedFor } from './parts';

/** What the page itself has no words for. */
const WORDS = {
  en: {
    after: (time: string) => `after ${time}`,
    paused: 'paused',
    picked: { best: 'best of', worst: 'worst of', any: 'one of' },
    /** Names of fields have a capital, which the middle of a sentence has not. */
    inSentence: withSmallInitial,
  },
  de: {
    after: (time: string) => `nach ${time}`,
    paused: 'angehalten',
    picked: { best: 'bester von', worst: 'schlechtester von', any: 'einer von' },
    inSentence: (noun: string) => noun,
  },
} as const;

/**
 * What a link to the simulation opens, in words from which somebody can set the same by hand: all that the link says
 * and what its scene adds, as the page calls it. "seed 7", "fair market", "after 1 h", "paused".
 *
 * @param href a whole address
 * @param locale that of the document; another one of the page is named
 * @throws for a link that says something for which there are no words here
 */
export function linkInWords(href: string, locale: Locale): readonly string[] {
  const link = readAddress(new URL(href));
  const { route, seed, picked } = link;
  const scene = scenesOn(route).get(link.scene)?.(seed ?? '');
  const { name, amount, trades, market, t, still, speed, engine, theme } = { ...link, ...scene?.address };
  const pressed = link.scene === undefined ? [] : pressedFor(link.scene, link.locale);
  if (pressed === undefined || link.unread.length > 0 || (speed ?? engine ?? theme) !== undefined)
    throw new Error(`No words in packages/lessons/src/linkInWords.ts for ${href}`);

  const { after, paused, picked: ranks, inSentence } = WORDS[locale];
  const { quoted, seed: seedLabel } = pageTexts[locale];
  const fields = controlsTexts[locale];
  const field = (label: string, value: string) => `${inSentence(label)} ${value}`;
  const parts = [
    pageInWords(link, locale),
    seed && field(seedLabel, seed),
    ...marketInWords(market, locale),
    name && field(fields.name, name),
    amount !== undefined && field(fields.amount, formatMoney(amount, link.locale).replace(/\D00\b/, '')),
    trades !== undefined && field(fields.trades, formatCount(trades, locale)),
    t !== undefined && after(timeOf(t / 1_000)),
    still && paused,
    picked && `${ranks[picked.rank]} ${formatCount(picked.count, locale)}`,
    ...pressed.map((text) => fill(quoted, { text })),
  ];
  return parts.filter((part): part is string => Boolean(part));
}

/** The second page, or the language of a dashboard that is in another one than the document. */
function pageInWords({ route, locale }: Address, own: Locale): string {
  if (route === 'v') return WORDS[own].inSentence(controlsTexts[own].toV);
  return locale === own ? '' : LANGUAGES[locale].name;
}

/**
 * A market and its values that are not as usual. The one of the specification is that of every link which names none.
 */
function marketInWords(market: Market, locale: Locale): string[] {
  if (isSpecified(market)) return [];
  const labels: Readonly<Partial<Record<string, string>>> = MARKETS_TEXTS[locale][market.name].parameters;
  return [
    withSmallInitial(marketName(market, { texts: pageTexts[locale] })), // an adjective in German too
    ...valuesOf(market)
      .filter(({ isUsual }) => !isUsual)
      .map(
        (each) =>
          `${WORDS[locale].inSentence(labels[each.name] ?? each.name)} ${valueText(each, { locale })}`,
      ),
  ];
}

function withSmallInitial(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "60 s", "10 min", "8 h". */
function timeOf(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return `${seconds / 3600}\u00A0h`;
  return seconds > 60 && seconds % 60 === 0 ? `${seconds / 60}\u00A0min` : `${seconds}\u00A0s`;
}
