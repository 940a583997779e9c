import { runOf, valuesOf } from '@simulation/engine';
import { playAll } from '@simulation/engine/testing';
import type { Facts } from './facts';

/** A kind of statement: its words in either language, with the numbers in them, and whether they are true of a run. */
type Claim = {
  readonly what: string;
  /** Whether only sentences of extras make it. */
  readonly isOfExtras?: true;
  readonly says: RegExp;
  readonly holds: (facts: Facts, numbers: readonly string[]) => boolean;
};

const AMOUNT = String.raw`[$]?([\d,.]+\d)(?: €)?`;
const RANGE = `(?:between|zwischen|from) ${AMOUNT} (?:and|und|to) ${AMOUNT}`;

/** An amount as either language writes it, in cents: its last two digits. */
const cents = (amount = '') => Number(amount.replace(/[.,]/g, ''));
/** An amount that need not be whole cents. */
const inCents = (amount = '') => Number(amount.replace(',', '.')) * 100;
const within = (value: number, from = '', to = '') => value >= cents(from) && value <= cents(to);
const loses = ({ longRun, session }: Facts) =>
  longRun.some(({ trade }) => trade.profit < 0) || session.trades.some(({ profit }) => profit < 0);
const wonOf = ({ closed }: Facts) => closed.filter(({ trade }) => trade.profit > 0).length;

/** All trades follow one another by delays within these bounds (ms), and use nearly all of them. */
function paceIs({ longRun }: Facts, from: number, to: number): boolean {
  const gaps = longRun.map(({ at }, index) => at - (longRun[index - 1]?.at ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return least >= from && least < from + 50 && most <= to && most > to - 50;
}

/** The results without the cost are amounts within these bounds (cents), and use nearly all of them. */
function resultsAre({ longRun, factor }: Facts, cost: number, from = '', to = ''): boolean {
  const sizes = longRun.map(({ trade }) => {
    const result = trade.profit + cost;
    return result < 0 ? -result / factor : result;
  });
  return (
    sizes.every((size) => within(size, from, to)) &&
    Math.min(...sizes) < cents(from) + 5 &&
    Math.max(...sizes) > cents(to) - 5
  );
}

/** A percentage as either language writes it, as a share: 0 to 1. */
const shareOf = (percent = '') => Number(percent.replace(',', '.')) / 100;

/** Whether so many of the trades end so, within four standard deviations. */
function happens({ longRun }: Facts, share: number, ends: (profit: number) => boolean): boolean {
  const count = longRun.filter(({ trade }) => ends(trade.profit)).length;
  const deviation = Math.sqrt((share * (1 - share)) / longRun.length);
  // What is written may be rounded to a hundredth of a percent.
  return Math.abs(count / longRun.length - share) <= 4 * deviation + 0.000_1;
}

/** How often the coin has won: what is left without the cost is a gain. */
const coinWins = (facts: Facts, share: number) =>
  facts.scenario === 'market' && happens(facts, share, (profit) => profit + facts.cost > 0);

/** The average result of a trade lies within four standard errors of this (cents). */
function averages({ longRun }: Facts, mean: number): boolean {
  const average = (value: (profit: number) => number) =>
    longRun.reduce((total, { trade }) => total + value(trade.profit), 0) / longRun.length;
  const deviation = Math.sqrt(average((profit) => (profit - mean) ** 2));
  return Math.abs(average((profit) => profit) - mean) < (4 * deviation) / Math.sqrt(longRun.length);
}

/** A sentence about other sites, not about this page. */
const ELSEWHERE = /fake (?:trading )?sites?|betrügerische/i;

/** The claims that a sentence makes, each with whether it is true of a run. */
export function claimsOf(text: string, facts: Facts): readonly { what: string; isTrue: boolean }[] {
  if (ELSEWHERE.test(text)) return [];
  return CLAIMS.flatMap(({ what, says, holds }) => {
    const match = says.exec(text);
    return match === null ? [] : [{ what, isTrue: holds(facts, match.slice(1)) }];
  });
}

export const CLAIMS: readonly Claim[] = [
  {
    what: 'the label of the period changes no figure',
    says: /figures stay the same|Zahlen bleiben gleich/,
    holds: () => true, // no visit has a period, and so no session depends on one
  },
  {
    what: 'no trade loses',
    says: /\bever loses|\bnever loses?|none can (?:lose|be negative)|no trade (?:here )?can lose|every trade gains|je Verlust|keine[rs]? kann|Keines kann|kann kein Geschäft|jedes Geschäft bringt/i,
    holds: (facts) => !loses(facts),
  },
  {
    what: 'the total only rises',
    isOfExtras: true,
    says: /only rises|never falls|nur steigt|nie fällt|here adds something|script adds something|bringt (?:hier )?etwas ein|rising profit|steigenden Gewinn/i,
    holds: ({ longRun }) => longRun.every(({ trade }) => trade.profit > 0),
  },
  {
    what: 'trades lose',
    says: /trades (?:here )?can lose|can fall|fallen kann|können (?:hier )?Geschäfte Verlust|können Geschäfte Verlust|at a loss|Mit Verlust verkauft/i,
    holds: loses,
  },
  {
    what: 'it is called fair',
    says: /fair coin|faire[rn]? Münze|^Fair(?:er)? (?:market|Markt)(?: –|:)|\d fair(?:e Läufe| runs)/i,
    holds: (facts) => facts.isEvenCoin && coinWins(facts, 0.5),
  },
  {
    what: 'the coin wins so often',
    says: /coin that wins ([\d.]+)%|Münze, die in ([\d,]+)\u00a0% der Fälle gewinnt/,
    holds: (facts, [english, german]) =>
      shareOf(english ?? german) === facts.chance && coinWins(facts, facts.chance),
  },
  {
    what: 'so many trades win, and a loss is so many times as large',
    says: /([\d.]+)% of trades win|(?<![\d,]|müssten )([\d,]+)\u00a0% der Geschäfte gewinnen/,
    holds: (facts, [english, german]) =>
      shareOf(english ?? german) === facts.chance && coinWins(facts, facts.chance),
  },
  {
    what: 'a loss is so many times as large',
    says: /a loss is (\d+) times as large|lose (\d+) times as much|ein Verlust ist (\d+)-mal so groß|verlieren das (\d+)-Fache/,
    holds: (facts, numbers) =>
      Number(numbers.find(Boolean)) === facts.factor && resultsAre(facts, facts.cost, '200', '1200'),
  },
  {
    what: 'trades gain so often in the long run',
    says: /: ([\d.]+)% of the time in the long run|tends towards ([\d.]+)%|auf Dauer in ([\d,]+)\u00a0%|nähert sie sich ([\d,]+)\u00a0%|In the long run ([\d.]+)% of trades have a gain|Auf Dauer bringen ([\d,]+)\u00a0% der Geschäfte/,
    holds: (facts, numbers) => happens(facts, shareOf(numbers.find(Boolean)), (profit) => profit > 0),
  },
  {
    what: 'each trade costs so much',
    says: new RegExp(`(?:trade costs|Geschäft kostet) ${AMOUNT}`, 'i'),
    holds: (facts, [cost]) => cents(cost) === facts.cost && resultsAre(facts, cents(cost), '200', '1200'),
  },
  {
    what: 'trades cost nothing',
    says: /trades cost nothing|Geschäfte kosten nichts/i,
    holds: (facts) => facts.cost === 0 && resultsAre(facts, 0, '200', '1200'),
  },
  {
    what: 'a trade changes the total by so much on average',
    says: /(?:trade averages|On average|im Schnitt|Im Mittel) ([−+]?)\$?(\d[\d.,]*\d)/,
    holds: (facts, [sign, amount]) => averages(facts, inCents(amount) * (sign === '−' ? -1 : 1)),
  },
  {
    what: 'so many trades would have to win to keep up with the rigged market',
    isOfExtras: true,
    says: /, ([\d.]+)% of the trades would have to win|müssten ([\d,]+)\s% der Geschäfte gewinnen/,
    holds: ({ factor, cost }, [english, german]) => {
      const short = shareOf(english ?? german) - (1 + cost / (700 * (1 + factor)));
      return short > -1e-9 && short < 0.001;
    },
  },
  {
    what: 'so many of a thousand runs end with a gain',
    isOfExtras: true,
    says: /^([\d.,]+) (?:of|von) 1[.,]000 (?:with|bei|mit) /,
    holds: ({ market, session: { run } }, [ahead]) =>
      playAll({ run: runOf({ ...run, market }), count: 1_000, duration: 3_600_000 }).markets[1].summary
        .ahead === cents(ahead),
  },
  {
    what: 'the link has set values of the market',
    says: /Chosen by whoever made the link|Gewählt von der Person|from the link\) – still|aus dem Link\) – weiterhin/,
    holds: ({ scenario, market }) =>
      scenario === 'market' && valuesOf(market).some(({ isUsual }) => !isUsual),
  },
  {
    what: 'each profit is in this range',
    says: new RegExp(`^(?:Each profit is drawn|Jeder Gewinn wird) ${RANGE}`),
    holds: (facts, [from, to]) => resultsAre(facts, 0, from, to) && !loses(facts),
  },
  {
    what: 'each result has a size in this range',
    says: new RegExp(`^(?:Each result|Jedes Ergebnis).* ${RANGE}`),
    holds: (facts, [from, to]) => facts.scenario === 'market' && resultsAre(facts, facts.cost, from, to),
  },
  {
    what: 'each profit is a sum of rises',
    says: new RegExp(`sum of (\\d+) rises.* ${RANGE} .* ${RANGE}`),
    holds: ({ scenario, longRun }, [rises, small, smallTo, large, largeTo]) =>
      scenario === 'script' &&
      longRun.every(({ trade: { profit } }, index) => {
        const [from, to] = index % 2 === 0 ? [small, smallTo] : [large, largeTo];
        return profit >= Number(rises) * cents(from) && profit <= Number(rises) * cents(to);
      }),
  },
  {
    what: 'the next trade comes after so many simulated seconds',
    says: /(?:after (\d) to|nach (\d) bis) (\d) (?:simulated seconds|simulierten Sekunden)/,
    holds: (facts, [english, german, to]) =>
      facts.scenario !== 'script' && paceIs(facts, Number(english ?? german) * 1_000, Number(to) * 1_000),
  },
  {
    what: 'trades come from the script alone',
    says: /script has sold its two trades/,
    holds: ({ scenario, closed }) => scenario === 'script' && closed.length % 2 === 0,
  },
  {
    what: 'the start amount is drawn in this range',
    says: new RegExp(
      `^(?=.*[.,]\\d\\d\\b)(?:The start was drawn once|Der Start wurde) .*(?:evenly|gleichverteilt) ${RANGE}`,
    ),
    holds: ({ session: { account } }, [from, to]) =>
      account.amountFrom === 'random' && within(account.startAmount, from, to),
  },
  {
    what: 'the start count is drawn in this range',
    says: /^(?:The start was drawn once|Der Start wurde) .* (?:between|zwischen) (\d+) (?:and|und) (\d+)\.$/,
    holds: ({ session: { account } }, [from, to]) =>
      account.tradesFrom === 'random' &&
      account.startTrades >= Number(from) &&
      account.startTrades <= Number(to),
  },
  {
    what: 'the start is the same each time',
    says: /same each time/,
    holds: ({ session: { account } }) => account.tradesFrom === 'preset',
  },
  {
    what: 'so many trades were closed',
    says: /(?:Profits|Results|Gewinne|Ergebnisse) (?:of|aus) (\d+)/,
    holds: ({ closed }, [count]) => Number(count) === closed.length,
  },
  {
    what: 'the rate is drawn',
    says: /Rate, (?:drawn|zufällig)|rate was drawn|Rate wurde|not based on any trades|beruht auf keinem|Claimed winning|Angeblich gewonnen/,
    holds: ({ rate, session: { account } }) => account.won === undefined && rate === account.successRate,
  },
  {
    what: 'the rate is drawn in this range',
    says: /^(?:Drawn once|Beim Öffnen der Seite einmal).* ([\d.,]+)\u00a0?% (?:and|und) ([\d.,]+)\u00a0?%/,
    holds: ({ rate }, [from, to]) => rate !== null && within(rate, from, to),
  },
  {
    what: 'the rate is derived from the trades',
    says: /rate is derived|Derived from the trades|Quote ist berechnet|Aus den Geschäften dieses|^Win rate$|^Trefferquote$/,
    holds: (facts) =>
      facts.rate ===
      (facts.closed.length === 0 ? null : Math.round((wonOf(facts) * 1_000) / facts.closed.length)),
  },
  {
    what: 'there are trades to observe a rate in',
    isOfExtras: true,
    says: /^Winning trades \(simulated\)|^Gewonnene Geschäfte \(simuliert\)/,
    holds: ({ closed }) => closed.length > 0,
  },
  {
    what: 'a rate derived from the trades would be 100 %',
    says: /would be 100%|wären es 100/,
    holds: ({ longRun }) => longRun.every(({ trade }) => trade.profit > 0),
  },
  {
    what: 'the share of real accounts that lose, or that do not (ESMA, 2018)',
    says: /(\d+)–(\d+)\s?%/,
    holds: (_, numbers) => ['74,89', `${100 - 89},${100 - 74}`].includes(numbers.join()),
  },
  {
    what: 'there is no rate yet',
    says: /no rate before the first trade|gibt es keine Quote/,
    holds: ({ rate, closed }) => rate === null && closed.length === 0,
  },
];
