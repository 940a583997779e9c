import { lazyComponent } from './lazyComponent';

/** Components that the first render does not need. The browser keeps a loaded chunk; a failed import can be tried again. */
export const fetchLazyChunk = () => import('./lazyChunk');

const fetchScriptChunk = () => import('./scriptChunk');

/** What a chunk exports by this name. */
const pieceOf =
  <Chunk, Name extends keyof Chunk>(fetch: () => Promise<Chunk>, name: Name) =>
  () =>
    fetch().then((chunk) => chunk[name]);

/** For the links of another engine version alone. */
export const VersionScreen = lazyComponent(
  pieceOf(() => import('../features/error/VersionScreen'), 'VersionScreen'),
);

export const Digest = lazyComponent(pieceOf(fetchLazyChunk, 'Digest'));
export const FeedNotes = lazyComponent(pieceOf(fetchLazyChunk, 'FeedNotes'));
export const FootLinks = lazyComponent(pieceOf(fetchLazyChunk, 'FootLinks'));
/** Once the invented site of the story is gone. */
export const GonePage = lazyComponent(async () => (await fetchLazyChunk()).fetchGonePage());
export const ListBehavior = lazyComponent(pieceOf(fetchLazyChunk, 'ListBehavior'));
export const OpenParts = lazyComponent(pieceOf(fetchLazyChunk, 'OpenParts'));
export const FigureProvenance = lazyComponent(pieceOf(fetchLazyChunk, 'FigureProvenance'));
export const Pulse = lazyComponent(pieceOf(fetchLazyChunk, 'Pulse'));
export const RunCurve = lazyComponent(pieceOf(fetchLazyChunk, 'RunCurve'));

/** Of `/v` alone. */
export const PositionLine = lazyComponent(pieceOf(fetchScriptChunk, 'PositionLine'));
export const ScriptCurve = lazyComponent(pieceOf(fetchScriptChunk, 'ScriptCurve'));
export const StartTradingButton = lazyComponent(pieceOf(fetchScriptChunk, 'StartTradingButton'));
export const TradingScript = lazyComponent(pieceOf(fetchScriptChunk, 'TradingScript'));
