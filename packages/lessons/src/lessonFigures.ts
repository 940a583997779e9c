import { pageTexts, readAddress } from '@simulation/dashboard/texts';
import {
  displayedRate,
  nearestCents,
  Recording,
  type Run,
  runKey,
  runOf,
  wholeTradeCount,
} from '@simulation/engine';
import {
  formatCount,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatSuccessRate,
} from '@simulation/engine/format';
import { playedMarket, testResults } from '@simulation/engine/statistics';
import { LOCALES, type Locale } from '@simulation/engine/texts';
import { scenesOn } from '../../../scripts/lib/scenes';

type Figure = 'profit' | 'successRate' | 'winRate' | 'trades' | 'winning' | 'average' | 'p';

/** What the lessons call figures that are no card of the page. */
const NAMES = {
  en: { winning: 'Winning trades', average: 'Average', p: 'p' },
  de: { winning: 'Gewonnene Geschäfte', average: 'Mittel', p: 'p' },
} as const;

/**
 * A figure of the run that a link opens, as the page shows it, in the language of the page.
 *
 * @param href a whole address
 * @param name of the figure: of its card, or of `NAMES`, in any language
 * @throws for another name
 */
export function figureOf(href: string, name: string): string {
  const link = readAddress(new URL(href));
  const { route, seed = '', locale } = link;
  const { t = 0, ...rest } = { ...link, ...scenesOn(route).get(link.scene)?.(seed).address };
  return write(figureNamed(name), runOf({ ...rest, route, seed }), t, locale);
}

/** What was played of each run: a table has several figures and moments of one, and so has the other language. */
const recordings = new Map<string, Recording>();

function recordingOf(run: Run): Recording {
  const key = runKey(run);
  const recording = recordings.get(key) ?? new Recording(run);
  recordings.set(key, recording);
  return recording;
}

function write(figure: Figure, run: Run, moment: number, locale: Locale): string {
  const recording = recordingOf(run);
  const { account } = recording.open(moment).session;
  const { total, closed, won = closed, startAmount, successRate } = account;
  switch (figure) {
    case 'profit':
      return formatMoney(total, locale);
    case 'successRate':
      return formatSuccessRate(successRate, locale);
    case 'winRate':
      return formatPercent(displayedRate(account) ?? Number.NaN, locale);
    case 'trades':
      return formatCount(wholeTradeCount(account), locale);
    case 'winning':
      return formatCount(won, locale);
    case 'average':
      return formatMoney(nearestCents((total - startAmount) / closed), locale);
    case 'p': {
      const { distribution, counts } = playedMarket(recording, moment);
      const p = testResults(distribution.bins, counts)?.p ?? Number.NaN;
      return formatDecimal(p, p < 0.1 ? 3 : 2, locale);
    }
  }
}

function figureNamed(name: string): Figure {
  for (const locale of LOCALES) {
    const { profit, successRate, winRate, trades } = pageTexts[locale];
    const names: Readonly<Record<Figure, string>> = {
      profit,
      successRate,
      winRate,
      trades,
      ...NAMES[locale],
    };
    const found = Object.entries(names).find(([, text]) => text === name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
    if (found !== undefined) return found[0] as Figure;
  }
  throw new Error(`No figure is called ${name}: packages/lessons/src/lessonFigures.ts names them.`);
}
