/** Simulated trades from a seed, outside the page. Nothing here needs Node, a DOM or a network. */
export { ENGINE_VERSION, type Session, type Trade } from '@simulation/engine';
export { createFeed, type FeedOptions } from './library/createFeed';
export type {
  EventTrade,
  FeedEvent,
  Money,
  SessionOpened,
  StepChanged,
  TradeEvent,
} from './library/event';
export { eventsOf } from './library/eventsOf';
export { NOTICE } from './library/notice';
export { OptionError } from './library/options';
export type { Speed } from './library/pace';
export { advance, nextEventAt, openSession, startTrading } from './library/session';
export type { TimeRange } from './library/timeRange';
export type { RunOptions } from './library/toRun';
