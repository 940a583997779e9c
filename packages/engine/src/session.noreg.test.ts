import { describe, expect, it } from 'vitest';
import { createMarket } from './markets';
import { ENGINE_VERSION } from './run';
import { TestSession } from './testing/testSession';

const FAIR = { market: createMarket('fair') };
const OWN_MARKET = { market: createMarket('fair', { chance: 30_00, cost: 50 }) };
const RARE_LOSS = { market: createMarket('rare-loss') };

/**
 * The runs that shared links show must not change: a change of one of these files on purpose raises ENGINE_VERSION in
 * the same commit.
 */
describe(`the sequences of engine version ${ENGINE_VERSION}`, () => {
  const seeds = ['7', 'sun-bear-hoopoe-MUC'];

  it.each([
    ...seeds.map((seed) => ({ seed, run: {}, count: 10, file: `dashboard-${seed}` })),
    ...seeds.map((seed) => ({ seed, run: FAIR, count: 10, file: `fair-${seed}` })),
    // More of them: a coin of another chance decides otherwise only now and then.
    { seed: '7', run: OWN_MARKET, count: 150, file: 'fair-chance-30-cost-0.50-7' },
    { seed: '7', run: RARE_LOSS, count: 150, file: 'rare-loss-7' },
  ])('plays the first $count trades of $file as ever', async ({ seed, run, count, file }) => {
    const test = TestSession.open(seed, run);
    const lines = [JSON.stringify({ account: test.now.account })];
    while (lines.length <= count) {
      test.after((test.now.nextAt ?? 0) - test.now.now);
      const { currencySell, currencyBuy, ...trade } = test.now.trades[0] ?? {};
      lines.push(
        JSON.stringify({ at: test.now.now, pair: `${currencySell?.code}/${currencyBuy?.code}`, ...trade }),
      );
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${file}.v${ENGINE_VERSION}.jsonl`);
  });

  it.each(['7', 'sun-bear-hoopoe-MUC'])('plays the script of seed %s as ever', async (seed) => {
    const test = TestSession.openV(seed).pressStartTrading();
    const lines: string[] = [];
    for (let second = 0; second <= 26; second += 1) {
      const trades = test.now.trades.slice(0, 7).map(({ currencySell, currencyBuy, ...trade }) => ({
        pair: `${currencySell.code}/${currencyBuy.code}`,
        ...trade,
      }));
      lines.push(JSON.stringify({ at: test.now.now, state: test.scriptState().name, trades }));
      test.after(1_000);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/v-${seed}.v${ENGINE_VERSION}.jsonl`);
  });
});
