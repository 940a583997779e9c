import {
  cents,
  createMarket,
  MARKET_NAMES,
  type MarketName,
  type MarketValues,
  parametersOf,
  type Run,
  runOf,
  toCents,
  tradesUntil,
} from '@simulation/engine';
import { exactMoney, formatCount, formatMoney } from '@simulation/engine/format';
import { anyRun, sessionAt } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { de } from '../../../i18n/de/page';
import { en } from '../../../i18n/en/page';
import { provenanceTexts } from '../../../i18n/provenance';
import { figureSums } from './figureSums';

const anyMoment = fc.nat(120_000);

function inputAt(run: Run, moment: number, locale: 'en' | 'de' = 'en') {
  return {
    account: sessionAt(run, moment).account,
    run,
    language: { locale, texts: { en, de }[locale] },
    texts: provenanceTexts[locale],
  };
}
const centsOf = (exact = '') => toCents(Number(exact));

describe('where the total comes from', () => {
  it('adds up to the cent, losses too: start, results of the trades themselves, total', () => {
    fc.assert(
      fc.property(anyRun, anyMoment, (run, moment) => {
        const all = inputAt(run, moment);
        const [start, profits, total] = figureSums.profit(all).lines;
        let sum = 0;
        for (const { trade } of tradesUntil(run, moment)) sum += trade.profit;
        expect(profits?.exact).toBe(exactMoney(cents(sum)));
        expect(centsOf(start?.exact) + centsOf(profits?.exact)).toBe(centsOf(total?.exact));
        expect(total?.text).toBe(formatMoney(all.account.total, 'en'));
      }),
    );
  });

  it('says random or link for the start, and the range of a profit in the money of the page', () => {
    const drawn = figureSums.profit(inputAt(runOf({ seed: '7' }), 0));
    expect(drawn.lines[0]?.what).toBe('Start, drawn at random');
    expect(drawn.how.join(' ')).toContain('evenly between $2,000.00 and $17,000.00');
    expect(drawn.how.join(' ')).toContain('from $2.00 to $12.00');
    const linked = figureSums.profit(inputAt(runOf({ seed: '7', amount: cents(5) }), 0, 'de'));
    expect(linked.lines[0]?.what).toBe('Start, aus dem Link');
    expect(linked.how[0]).toContain('„amount“');
    expect(linked.how[1]).toContain('zwischen 2,00 € und 12,00 €');
    expect(figureSums.profit(inputAt(runOf({ route: 'v', seed: '7' }), 0)).how[1]).toContain('20 rises');
  });
});

describe('where the trade count comes from', () => {
  it('adds up as it is shown, whatever fraction the link begins with', () => {
    fc.assert(
      fc.property(anyRun, anyMoment, (run, moment) => {
        const all = inputAt(run, moment);
        const { lines } = figureSums.trades(all);
        const [start = Number.NaN, closed, count] = lines.map(({ exact }) => Number(exact)).slice(-3);
        expect([start + (closed ?? 0), closed]).toEqual([count, all.account.closed]);
        expect(lines.at(-1)?.text).toBe(formatCount(count ?? Number.NaN, 'en'));
        expect(Math.abs(start - all.account.startTrades)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('shows a fraction as it is and what it is rounded to', () => {
    const run = runOf({ seed: '7', trades: -1.5 });
    const { lines } = figureSums.trades(inputAt(run, 0, 'de'));
    expect(lines.map(({ text }) => text)).toEqual(['−1,5', '−2', '0', '−2']);
    expect(figureSums.trades(inputAt(runOf({ ...run, trades: 12 }), 0)).lines).toHaveLength(3);
  });
});

describe('where the rate comes from', () => {
  it('is drawn and based on no trade where every trade gains', () => {
    const { lines, how } = figureSums.rate(inputAt(runOf({ seed: '7' }), 60_000));
    expect(lines.map(({ text }) => text)).toEqual(['82.2%']);
    expect(how.join(' ')).toContain('between 75.0% and 91.0%');
    expect(how.join(' ')).toContain('It is not based on any trades');
  });

  it('is derived from the trades in a fair market, and not there before the first', () => {
    const run = runOf({ seed: '7', market: createMarket('fair') });
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const all = inputAt(run, moment);
        const results = [...tradesUntil(run, moment)].map(({ trade }) => trade.profit);
        const [won, closed, rate] = figureSums.rate(all).lines.map(({ exact }) => Number(exact));
        expect(won).toBe(results.filter((result) => result > 0).length);
        expect(closed).toBe(results.length);
        expect(rate).toBe(
          results.length === 0 ? undefined : Math.round(((won ?? 0) * 1_000) / results.length) / 10,
        );
      }),
    );
    expect(figureSums.rate(inputAt(run, 60_000, 'de')).lines.at(-1)?.text).toMatch(/^\d+,\d\u00a0%$/);
  });
});

describe('a market of the link', () => {
  const fair = (values: MarketValues = {}) => runOf({ seed: '7', market: createMarket('fair', values) });
  const said = (run: Run, locale: 'en' | 'de' = 'en') => {
    const all = inputAt(run, 60_000, locale);
    return [...figureSums.profit(all).how, ...figureSums.rate(all).how].join(' ');
  };

  it('is said in words, with who chose it', () => {
    const own = said(fair({ chance: 30_00, cost: 50 }));
    expect(own).toContain('a coin that wins 30% of the time');
    expect(own).toContain('each trade costs $0.50');
    expect(own).toContain('30% of the time in the long run');
    expect(own).toContain('filled in “Run”: “chance” 30%, “cost” $0.50.');
    const german = said(fair({ chance: 33_33, cost: 0 }), 'de');
    expect(german).toContain('eine Münze, die in 33,33\u00a0% der Fälle gewinnt');
    expect(german).toContain('Geschäfte kosten nichts');
    expect(german).not.toContain('faire');
  });

  it('is not said of the fair one, whose coin and cost nobody chose', () => {
    expect(said(fair())).toContain('a fair coin that wins 50% of the time');
    expect(said(fair())).not.toContain('link');
    expect(said(fair({ cost: 0 }))).toContain('filled in “Run”: “cost” $0.00.');
    expect(said(fair({ chance: 1_00 }))).toContain('filled in “Run”: “chance” 1%.');
  });

  it('gains as often as the coin wins more than the trade costs', () => {
    const all = inputAt(fair({ chance: 50_00, cost: 10_00 }), 56 * 3_600_000);
    const { won = 0, closed } = all.account;
    expect(figureSums.rate(all).how.join(' ')).toContain('9.99% of the time in the long run');
    expect(Math.abs(won / closed - 0.0999)).toBeLessThan(0.003);
  });
});

/** A market with each of its parameters at one end of its range. */
const marketAt = (name: MarketName, end: 'from' | 'to') =>
  createMarket(name, Object.fromEntries(parametersOf(name).map(([key, { range }]) => [key, range[end]])));

it('leaves no place of a text open', () => {
  for (const page of [
    ...MARKET_NAMES.flatMap((name) => [
      { route: 'dashboard' as const, market: createMarket(name) },
      { route: 'dashboard' as const, market: marketAt(name, 'from') },
      { route: 'dashboard' as const, market: marketAt(name, 'to') },
    ]),
    { route: 'v' as const },
  ])
    for (const locale of ['en', 'de'] as const)
      for (const given of [{}, { amount: cents(5), trades: 0.5 }])
        for (const origin of Object.values(figureSums)) {
          const { lines, how } = origin(inputAt(runOf({ ...page, seed: '7', ...given }), 60_000, locale));
          expect([...lines.map(({ what }) => what), ...how].join()).not.toMatch(/[{}]|undefined/);
        }
});
