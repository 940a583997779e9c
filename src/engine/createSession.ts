import { createAccount } from './account';
import { createFeedSession } from './dashboardTrades';
import { IdentityGenerator, toIdentity } from './identity';
import { drawInstrument } from './instrument';
import { TRADE_PROFIT, V_BUY, V_LIST_LENGTH } from './limits';
import { uniformInRange } from './random/draw';
import { Prng } from './random/prng';
import { initialStreams } from './random/streams';
import { roundHalfAway } from './roundHalfAway';
import type { Run } from './run';
import type { BaseSession, Session } from './session';
import type { SoldTrade } from './trade';

/** A run at its start, simulated time 0. */
export function createSession(run: Run): Session {
  const base: BaseSession = {
    run,
    now: 0,
    account: createAccount(run),
    streams: initialStreams(run.seed),
  };
  return run.route === 'v' ? createScriptSession(base) : createFeedSession(base);
}

/** `/v` starts with five sold trades, numbered downward from the trade count. */
function createScriptSession(base: BaseSession): Session {
  const history = new Prng(base.streams.history);
  const identities = new IdentityGenerator(base.streams.identity, []);
  const newest = roundHalfAway(base.account.startTrades);
  const trades: SoldTrade[] = [];
  for (let age = 0; age < V_LIST_LENGTH; age += 1) {
    const instrument = drawInstrument(history);
    const profit = uniformInRange(history, TRADE_PROFIT);
    const buy = uniformInRange(history, V_BUY);
    const identity = toIdentity(identities.next());
    trades.push({
      ...instrument,
      profit,
      buy,
      sell: buy + profit,
      ...identity,
      number: newest - age,
      status: 'sold',
    });
  }
  return {
    ...base,
    trades,
    mode: { kind: 'script', state: { name: 'idle' }, nextAt: null },
    streams: { ...base.streams, history: history.state(), identity: identities.state() },
  };
}
