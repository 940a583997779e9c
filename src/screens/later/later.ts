/* What is not drawn at first: one chunk, fetched as soon as the first page stands, so that a press never waits. */
import { markCopiedRows } from './copiedRows';

export { Rosette } from '../../ui/Rosette/Rosette';
export { PositionLine } from '../charts/PositionLine';
export { Pulse } from '../charts/Pulse';
export { RateComparison } from '../charts/RateComparison';
export { RunCurve } from '../charts/RunCurve';
export { Digest } from '../digest/Digest';
export { StartTradingButton } from '../v/StartTradingButton';
export { TradingScript } from '../v/TradingScript';
export { VersionScreen } from '../version/VersionScreen';
export { WhereFrom } from '../whereFrom/WhereFrom';
export { WithdrawDialog } from '../withdraw/WithdrawDialog';

markCopiedRows();
