/* What the first render does not need: one chunk, loaded right after it, so that a press never waits. */

export { FeedNotes } from '../features/cards/list/FeedNotes';
export { ListBehavior } from '../features/cards/list/ListBehavior';
export { RunCurve } from '../features/cards/profit/RunCurve';
export { Pulse } from '../features/cards/trades/Pulse';
export { Digest } from '../features/digest/Digest';
export { FootLinks } from '../features/foot/FootLinks';
export { FigureProvenance } from './FigureProvenance';
export { fetchGonePage, OpenParts, prefetch } from './parts';
export { showVisit } from './showVisit';
