/** Simulated trades from a seed, outside the page. Nothing here needs Node, a DOM or a network. */
export {
  advance,
  ENGINE_VERSION,
  nextEventAt,
  type Session,
  startTrading,
  type Trade,
} from '@simulation/engine';
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
export { openSession } from './library/openSession';
export { OptionError } from './library/options';
export type { Speed } from './library/pace';
export type { TimeRange } from './library/timeRange';
export type { RunOptions } from './library/toRun';
