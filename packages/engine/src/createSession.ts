import { createAccount, wholeTradeCount } from './account';
import { CRYPTO_ASSETS, FIAT_CURRENCIES } from './assets';
import { FeedGenerator } from './dashboardTrades';
import { IdentityGenerator, toIdentity } from './identity';
import { TRADE_PROFIT, V_BUY, V_LIST_LENGTH } from './limits';
import { pickOne, uniformInRange } from './random/draw';
import { Prng } from './random/prng';
import { initialStreams } from './random/streams';
import type { Run } from './run';
import type { Session } from './session';
import type { SoldTrade } from './trade';

/** A run at its start, simulated time 0. */
export function createSession(run: Run): Session {
  const session: Session = {
    run,
    now: 0,
    account: createAccount(run),
    trades: [],
    script: null,
    nextAt: null,
    streams: initialStreams(run.seed),
  };
  return run.route === 'v' ? startScript(session) : startFeed(session);
}

/** The dashboard starts with an empty list; the first trade comes after the first delay. */
function startFeed(session: Session): Session {
  const feed = new FeedGenerator(session);
  return { ...session, nextAt: feed.nextAt, streams: feed.streams() };
}

/** `/v` starts with five sold trades, numbered downward from the trade count. */
function startScript(session: Session): Session {
  const { account, streams } = session;
  const history = new Prng(streams.history);
  const identities = new IdentityGenerator(streams.identity, []);
  const newest = wholeTradeCount(account);
  const trades: SoldTrade[] = [];
  for (let age = 0; age < V_LIST_LENGTH; age += 1) {
    const currencySell = pickOne(history, CRYPTO_ASSETS);
    const currencyBuy = pickOne(history, FIAT_CURRENCIES);
    const profit = uniformInRange(history, TRADE_PROFIT);
    const buy = uniformInRange(history, V_BUY);
    const identity = toIdentity(identities.next());
    trades.push({
      currencySell,
      currencyBuy,
      profit,
      buy,
      sell: buy + profit,
      ...identity,
      number: newest - age,
      status: 'sold',
    });
  }
  return {
    ...session,
    trades,
    script: { name: 'idle' },
    streams: { ...streams, history: history.state(), identity: identities.state() },
  };
}
