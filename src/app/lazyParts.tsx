import { lazyComponent } from './lazyComponent';

/** Components that the first render does not need. The browser keeps a loaded chunk; a failed import can be tried again. */
export const fetchLazyChunk = () => import('./lazyChunk');

export const fetchHelpDialog = () => fetchLazyChunk().then((chunk) => chunk.fetchHelpDialog());
export const fetchStory = () => fetchLazyChunk().then((chunk) => chunk.fetchStory());
export const fetchWithdrawDialog = () => fetchLazyChunk().then((chunk) => chunk.WithdrawDialog);

/** What a visitor can open: a chunk of its own, loaded right after the first render too. */
export const OpenParts = lazyComponent(() => import('./parts').then((chunk) => chunk.OpenParts));

export const Digest = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Digest));
export const FeedNotes = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.FeedNotes));
export const FootLinks = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.FootLinks));
export const PositionLine = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.PositionLine));
export const Pulse = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Pulse));
export const RunCurve = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.RunCurve));
export const StartTradingButton = lazyComponent(() =>
  fetchLazyChunk().then((chunk) => chunk.StartTradingButton),
);
export const TradingScript = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.TradingScript));
/** For the links of another engine version alone. */
export const VersionScreen = lazyComponent(() =>
  import('../features/error/VersionScreen').then((chunk) => chunk.VersionScreen),
);
export const Provenance = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Provenance));
