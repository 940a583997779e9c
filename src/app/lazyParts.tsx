import { lazyComponent } from './lazyComponent';

/** Components that the first render does not need. The browser keeps a loaded chunk; a failed import can be tried again. */
export const fetchLazyChunk = () => import('./lazyChunk');

type LazyChunk = Awaited<ReturnType<typeof fetchLazyChunk>>;

/** What the chunk exports by this name. */
const fetchPiece =
  <Name extends keyof LazyChunk>(name: Name) =>
  () =>
    fetchLazyChunk().then((chunk) => chunk[name]);

export const fetchHelpDialog = () => fetchLazyChunk().then((chunk) => chunk.fetchHelpDialog());
export const fetchStory = () => fetchLazyChunk().then((chunk) => chunk.fetchStory());
export const fetchWithdrawDialog = fetchPiece('WithdrawDialog');

/** What a visitor can open: a chunk of its own, loaded right after the first render too. */
export const OpenParts = lazyComponent(() => import('./parts').then((chunk) => chunk.OpenParts));
/** For the links of another engine version alone. */
export const VersionScreen = lazyComponent(() =>
  import('../features/error/VersionScreen').then((chunk) => chunk.VersionScreen),
);

export const Digest = lazyComponent(fetchPiece('Digest'));
export const FeedNotes = lazyComponent(fetchPiece('FeedNotes'));
export const FootLinks = lazyComponent(fetchPiece('FootLinks'));
export const ListBehavior = lazyComponent(fetchPiece('ListBehavior'));
export const PositionLine = lazyComponent(fetchPiece('PositionLine'));
export const Provenance = lazyComponent(fetchPiece('Provenance'));
export const Pulse = lazyComponent(fetchPiece('Pulse'));
export const RunCurve = lazyComponent(fetchPiece('RunCurve'));
export const StartTradingButton = lazyComponent(fetchPiece('StartTradingButton'));
export const TradingScript = lazyComponent(fetchPiece('TradingScript'));
