import { describe, expect, it } from 'vitest';
import { displayedRate } from './account';
import { createSession } from './createSession';
import { runOf } from './makeRun';
import { cents } from './money';
import { expectWhole } from './testing/expectWhole';

const opened = Array.from({ length: 400 }, (_, n) => createSession(runOf({ seed: `visit ${n}` })).account);

describe('the account of a fresh run', () => {
  // E032 E034
  it('starts with 2,000 to 17,000 and 10 to 40 trades', () => {
    for (const { startAmount, total, startTrades } of opened) {
      expectWhole(startAmount, 200_000, 1_700_000);
      expect(total).toBe(startAmount);
      expectWhole(startTrades, 10, 40);
    }
  });

  // E064
  it('draws a success rate of 75.0 to 91.0 with one decimal', () => {
    for (const { successRate } of opened) expectWhole(successRate, 750, 910);
  });

  // E046
  it('draws 0 to 10 notifications, both ends included', () => {
    const bells = new Set(opened.map(({ notifications }) => notifications));
    expect([...bells].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  // E030
  it('is called by an invented first name, not always the same', () => {
    expect(new Set(opened.map(({ name }) => name)).size).toBeGreaterThan(20);
    expect(opened[0]?.nameFrom).toBe('random');
  });
});

describe('the account of a link', () => {
  // E029 E031 E033
  it('takes name, amount and trades as they are, and says that they come from the link', () => {
    const run = runOf({ seed: 's', name: 'Ada', amount: cents(-5_000), trades: 12.7 });
    expect(createSession(run).account).toMatchObject({
      name: 'Ada',
      nameFrom: 'link',
      startAmount: -5_000,
      amountFrom: 'link',
      startTrades: 12.7,
      tradesFrom: 'link',
    });
  });

  it('leaves the other figures of the run as they were', () => {
    const run = runOf({ seed: 's' });
    const { successRate, notifications } = createSession(
      runOf({ ...run, name: 'Ada', amount: cents(0) }),
    ).account;
    expect(createSession(run).account).toMatchObject({ successRate, notifications });
  });
});

describe('the account of /v', () => {
  // E036 E038
  it('is called {name} and has 181 trades unless the link says otherwise', () => {
    expect(createSession(runOf({ route: 'v', seed: 's' })).account).toMatchObject({
      name: '{name}',
      nameFrom: 'preset',
      startTrades: 181,
      tradesFrom: 'preset',
    });
  });

  // E037
  it('has the same start amount as the dashboard with its seed', () => {
    expect(createSession(runOf({ route: 'v', seed: 'visit 0' })).account).toMatchObject({
      startAmount: opened[0]?.startAmount,
      amountFrom: 'random',
    });
  });
});

describe('the rate on screen', () => {
  const { account } = createSession(runOf({ seed: 's' }));

  it('is the drawn one, whatever the trades were', () => {
    expect(displayedRate({ ...account, closed: 3 })).toBe(account.successRate);
  });

  it('is that of the gains where gains are counted, in tenths of a percent, and none before the first trade', () => {
    expect(displayedRate({ ...account, won: 0 })).toBeNull();
    expect(displayedRate({ ...account, won: 2, closed: 3 })).toBe(667);
    const ofMany = [0, 1, 9_999, 10_000].map((won) => displayedRate({ ...account, won, closed: 10_000 }));
    expect(ofMany).toEqual([0, 1, 999, 1_000]);
  });
});
