import { describe, expect, expectTypeOf, it } from 'vitest';
import { TestSession } from './testing/testSession';
import type { FeedTrade, NewTrade, SoldTrade, Trade } from './trade';

const FIELDS = ['buy', 'currencyBuy', 'currencySell', 'key', 'profit', 'sell', 'uuid'];

describe('a trade', () => {
  // E092 E093
  it('has the fields of the specification', () => {
    expectTypeOf<Trade['currencySell']>().toExtend<{ code: string; image: string }>();
    expectTypeOf<Trade['currencyBuy']>().toExtend<{ code: string }>();
    for (const trade of TestSession.open('fields').after(60_000).now.trades) {
      expect(Object.keys(trade).sort()).toEqual(FIELDS);
      expect(trade.currencySell).toMatchObject({ code: expect.any(String), image: expect.any(String) });
      expect(trade.currencyBuy).toMatchObject({ code: expect.any(String) });
    }
  });

  // E095
  it('has a number and a status on /v alone', () => {
    expectTypeOf<NewTrade['status'] | SoldTrade['status']>().toEqualTypeOf<'new' | 'sold'>();
    expectTypeOf<FeedTrade>().not.toHaveProperty('status');
    const round = TestSession.openV('fields').pressStartTrading().after(10_000);
    for (const trade of round.now.trades) {
      expect(Object.keys(trade).sort()).toEqual([...FIELDS, 'number', 'status'].sort());
    }
    expect(new Set(round.now.trades.map((trade) => 'status' in trade && trade.status))).toEqual(
      new Set(['new', 'sold']),
    );
  });
});
