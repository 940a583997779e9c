import { lazyComponent } from './lazyComponent';

/**
 * Components that the first render does not need, and marking of copied rows, which cannot be selected before. The browser
 * keeps a loaded chunk; a failed import can be tried again.
 */
export async function fetchLazyChunk() {
  const chunk = await import('./lazyChunk');
  chunk.markCopiedRows();
  return chunk;
}

export const fetchHelpDialog = () => fetchLazyChunk().then((chunk) => chunk.fetchHelpDialog());
export const fetchStory = () => fetchLazyChunk().then((chunk) => chunk.fetchStory());
export const fetchWithdrawDialog = () => fetchLazyChunk().then((chunk) => chunk.WithdrawDialog);

export const Digest = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Digest));
export const FootLinks = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.FootLinks));
export const PositionLine = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.PositionLine));
export const Pulse = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Pulse));
export const RunCurve = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.RunCurve));
export const RunChange = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.RunChange));
export const StartTradingButton = lazyComponent(() =>
  fetchLazyChunk().then((chunk) => chunk.StartTradingButton),
);
export const TradingScript = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.TradingScript));
/** For the links of another engine version alone. */
export const VersionScreen = lazyComponent(() =>
  import('../features/error/VersionScreen').then((chunk) => chunk.VersionScreen),
);
export const Provenance = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Provenance));
