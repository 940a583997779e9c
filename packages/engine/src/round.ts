import { CRYPTO_ASSETS, FIAT_CURRENCIES } from './assets';
import { IdentityGenerator, toIdentity } from './identity';
import { HOLDING_TICKS, RISE_LARGE, RISE_SMALL, V_BUY } from './limits';
import { type Cents, cents } from './money';
import { pickOne, uniformInRange } from './random/draw';
import { Prng } from './random/prng';
import type { Streams } from './random/streams';
import type { NewTrade, SoldTrade, Trade } from './trade';

/** One of the two positions of a round of `/v`, with all that will become of it. */
type Position = {
  /** As it is opened. */
  readonly trade: NewTrade;
  /** The profit after 0, 1, … `HOLDING_TICKS` seconds; the first is 0, the last is that of the sold trade. */
  readonly profits: readonly Cents[];
};

/** The two positions of a round of `/v`, the lower number first. */
export type Round = readonly [Position, Position];

/**
 * Draws a whole round when its positions are opened. The one place where rounds are drawn: what a visitor sees second
 * by second, a jump, the curve and an export are computed from what it returns.
 *
 * @param streams states of the streams of the session
 * @param rows of the list that the trades join, newest first
 * @param number of the first trade; the second has the next
 * @returns the round, and the states of all streams after it
 */
export function drawRound(streams: Streams, rows: readonly Trade[], number: number) {
  const positions = new Prng(streams.positions);
  const identities = new IdentityGenerator(streams.identity, rows);
  const rises = new Prng(streams.rises);
  const lower = drawPosition(positions, identities, number);
  const higher = drawPosition(positions, identities, number + 1);
  const lowerProfits = [cents(0)];
  const higherProfits = [cents(0)];
  for (let tick = 0; tick < HOLDING_TICKS; tick += 1) {
    lowerProfits.push(cents((lowerProfits[tick] ?? Number.NaN) + uniformInRange(rises, RISE_SMALL)));
    higherProfits.push(cents((higherProfits[tick] ?? Number.NaN) + uniformInRange(rises, RISE_LARGE)));
  }
  const round: Round = [
    { trade: lower, profits: lowerProfits },
    { trade: higher, profits: higherProfits },
  ];
  const after: Streams = {
    ...streams,
    positions: positions.state(),
    identity: identities.state(),
    rises: rises.state(),
  };
  return { round, streams: after };
}

function drawPosition(positions: Prng, identities: IdentityGenerator, number: number): NewTrade {
  const currencySell = pickOne(positions, CRYPTO_ASSETS);
  const currencyBuy = pickOne(positions, FIAT_CURRENCIES);
  const buy = cents(uniformInRange(positions, V_BUY));
  const { key, uuid } = toIdentity(identities.next());
  // Field by field, as in `toFeedTrade`.
  return { currencySell, currencyBuy, profit: cents(0), buy, sell: null, key, uuid, number, status: 'new' };
}

/**
 * The two trades of a round, in the order of the list: the higher number first.
 *
 * @param ticks seconds since they were opened: 0 to `HOLDING_TICKS`, whole. After the last they are sold.
 */
export function roundTrades(
  [lower, higher]: Round,
  ticks: number,
): readonly [NewTrade | SoldTrade, NewTrade | SoldTrade] {
  return [tradeAfter(higher, ticks), tradeAfter(lower, ticks)];
}

/** Specification, section 4: when a trade of `/v` is sold, sell equals buy plus profit. */
function tradeAfter({ trade, profits }: Position, ticks: number): NewTrade | SoldTrade {
  const profit = cents(profits[ticks] ?? Number.NaN);
  if (ticks < HOLDING_TICKS) return { ...trade, profit };
  return { ...trade, profit, sell: cents(trade.buy + profit), status: 'sold' };
}
