import type { CryptoAsset, FiatCurrency } from './assets';
import type { Cents } from './money';

/** The fields of every trade, by their names in the specification, section 3. */
type AnyTrade = {
  readonly currencySell: CryptoAsset;
  readonly currencyBuy: FiatCurrency;
  readonly profit: Cents;
  readonly buy: Cents;
  /** A random number, 0 to 2^32 - 1, unique within the list: the identity of the row. */
  readonly key: number;
  /** RFC 9562, version 4, in lower case. */
  readonly uuid: string;
};

/** A trade of the dashboard's feed: opened and closed in one, buy = sell - profit. */
export type FeedTrade = AnyTrade & { readonly sell: Cents };

/** A trade of `/v` that is still open: it has no sell price yet. */
export type NewTrade = AnyTrade & { readonly number: number; readonly status: 'new'; readonly sell: null };

/** A closed trade of `/v`: sell = buy + profit. */
export type SoldTrade = AnyTrade & { readonly number: number; readonly status: 'sold'; readonly sell: Cents };

/** A row of the list. */
export type Trade = FeedTrade | NewTrade | SoldTrade;

/** Whether a trade of `/v` is not sold yet; a trade of the dashboard is never open. */
export function isOpen(trade: Trade): trade is NewTrade {
  return trade.sell === null;
}
