/* Components that the first render does not need: one chunk, loaded right after it, so that a press never waits. */
export { Pulse } from '../features/cards/Pulse';
export { RunCurve } from '../features/cards/RunCurve';
export { Digest } from '../features/digest/Digest';
export { FootLinks } from '../features/foot/FootLinks';
export { Provenance } from '../features/provenance/Provenance';
export { StartTradingButton } from '../features/start-trading/StartTradingButton';
export { TradingScript } from '../features/start-trading/TradingScript';
export { FeedNotes } from '../features/trades/FeedNotes';
export { PositionLine } from '../features/trades/PositionLine';
export { WithdrawDialog } from '../features/withdraw/WithdrawDialog';
export { fetchHelpDialog, fetchStory } from './fetchStory';
