/* What only `/v` has: loaded with `lazyChunk`, right after the first render. */

export { PositionLine } from '../features/cards/list/PositionLine';
export { ScriptCurve } from '../features/cards/profit/ScriptCurve';
export { StartTradingButton } from '../features/start-trading/StartTradingButton';
export { TradingScript } from '../features/start-trading/TradingScript';
