/* Components that the first render does not need: one chunk, loaded right after it, so that a press never waits. */

export { FeedNotes } from '../features/cards/list/FeedNotes';
export { ListBehavior } from '../features/cards/list/ListBehavior';
export { RunCurve } from '../features/cards/profit/RunCurve';
export { Pulse } from '../features/cards/trades/Pulse';
export { Digest } from '../features/digest/Digest';
export { FootLinks } from '../features/foot/FootLinks';
export { Provenance } from '../features/provenance/Provenance';
export { WithdrawDialog } from '../features/withdraw/WithdrawDialog';
export { fetchHelpDialog, fetchStory } from './fetchStory';
