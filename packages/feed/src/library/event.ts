import type { MarketName } from '@simulation/engine';

/** An amount, exact in both forms: `{ cents: -1250, decimal: '-12.50' }`. */
export type Money = { readonly cents: number; readonly decimal: string };

/** A simulated trade, by the field names of the specification. */
export type EventTrade = {
  /** Sold: the base of the instrument. */
  readonly currencySell: { readonly name: string; readonly code: string };
  /** Paid with: the quote of the instrument. */
  readonly currencyBuy: { readonly name: string; readonly code: string; readonly symbol: string };
  readonly buy: Money;
  /** Null while the trade is open. */
  readonly sell: Money | null;
  readonly profit: Money;
  /** A random number, 0 to 2^32 - 1. */
  readonly key: number;
  /** RFC 9562, version 4, in lower case. */
  readonly uuid: string;
  /** Route `v` only. */
  readonly number?: number;
  /** Route `v` only. */
  readonly status?: 'new' | 'sold';
};

/** Fields of every event. */
type EventBase = {
  readonly simulated: true;
  /** States that nothing is real. */
  readonly notice: string;
  /** With the same engine version the same run has the same events. */
  readonly engineVersion: number;
  readonly seed: string;
  /** The position in the run: 0, 1, 2, … */
  readonly id: number;
  /** Simulated milliseconds since the start of the run, whole. */
  readonly at: number;
  /** Start amount plus the profits of all trades sold so far, this event included. */
  readonly total: Money;
  /** Start count plus the number of trades sold so far, this event included. Not whole if the start count is not. */
  readonly count: number;
};

/** The first event of every run, at 0. */
export type SessionOpened = EventBase & {
  readonly type: 'session.opened';
  readonly route: 'dashboard' | 'v';
  /** `fair` is the name of the rule; whether the coin is fair is `chance`. */
  readonly scenario: MarketName | 'script';
  /** Scenarios `fair` and `rare-loss` only: how often a trade wins, in percent. */
  readonly chance?: number;
  /** Scenario `rare-loss` only: how many times as large a loss is. */
  readonly factor?: number;
  /** Scenario `fair` only: what each trade costs. */
  readonly cost?: Money;
  /** The invented display name. */
  readonly name: string;
};

/** Route `v` only: the overlay shows the next line. */
export type StepChanged = EventBase & {
  readonly type: 'step.changed';
  /** 1 to 4 are the steps of the analysis, 5 is its result. */
  readonly step: number;
  /** The line on the overlay. No market is analyzed. */
  readonly text: string;
};

/**
 * `trade.opened` and `position.changed` happen on route `v` only. A position changes once a second; its last change is
 * the sale.
 */
export type TradeEvent = EventBase & {
  readonly type: 'trade.opened' | 'position.changed' | 'trade.sold';
  readonly trade: EventTrade;
};

export type FeedEvent = SessionOpened | StepChanged | TradeEvent;
