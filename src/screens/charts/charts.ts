/* The pictures of the figures: one chunk, fetched as soon as the first page stands in the places kept for them. */
export { PositionLine } from './PositionLine';
export { Pulse } from './Pulse';
export { RateComparison } from './RateComparison';
export { RunCurve } from './RunCurve';
