/** What is not drawn at first: one chunk, fetched as soon as the first page stands, so that a press never waits. */
export { Rosette } from '../../ui/Rosette/Rosette';
export { AnalysisOverlay } from '../v/AnalysisOverlay';
export { WithdrawDialog } from '../withdraw/WithdrawDialog';
