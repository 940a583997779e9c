import { createAccount, wholeTradeCount } from './account';
import { CRYPTO_ASSETS, FIAT_CURRENCIES } from './assets';
import { DashboardTrades } from './dashboardTrades';
import { IdentityGenerator, toIdentity } from './identity';
import { TRADE_PROFIT, V_BUY, V_LIST_LENGTH } from './limits';
import { cents } from './money';
import { pickOne, uniformInRange } from './random/draw';
import type { Prng } from './random/prng';
import { movingStreams, openStreams } from './random/streams';
import type { Run } from './run';
import type { Session } from './session';
import type { SoldTrade } from './trade';

/** A run at its start, simulated time 0. */
export function createSession(run: Run): Session {
  const open = openStreams(run.seed);
  const session: Session = {
    run,
    now: 0,
    account: createAccount(run, open),
    trades: [],
    script: null,
    nextAt: null,
    streams: movingStreams(open),
  };
  // The dashboard starts with an empty list; the first trade comes after the first delay.
  return run.route === 'v' ? startScript(session, open('history')) : new DashboardTrades(session).session(0);
}

/** `/v` starts with five sold trades, numbered downward from the trade count. */
function startScript(session: Session, history: Prng): Session {
  const { account, streams } = session;
  const identities = new IdentityGenerator(streams.identity, []);
  const newest = wholeTradeCount(account);
  const trades: SoldTrade[] = [];
  for (let age = 0; age < V_LIST_LENGTH; age += 1) {
    const currencySell = pickOne(history, CRYPTO_ASSETS);
    const currencyBuy = pickOne(history, FIAT_CURRENCIES);
    const profit = cents(uniformInRange(history, TRADE_PROFIT));
    const buy = cents(uniformInRange(history, V_BUY));
    const identity = toIdentity(identities.next());
    trades.push({
      currencySell,
      currencyBuy,
      profit,
      buy,
      sell: cents(buy + profit),
      ...identity,
      number: newest - age,
      status: 'sold',
    });
  }
  return {
    ...session,
    trades,
    script: { name: 'idle' },
    streams: { ...streams, identity: identities.state() },
  };
}
