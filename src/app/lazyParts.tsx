import type { OpenDialog } from '../address/scenes';
import { lazyComponent } from './lazyComponent';
import { WaitingForNetwork, WaitingPart } from './WaitingForNetwork';

/**
 * Components that the first render does not need, and marking of copied rows, which cannot be selected before. The browser
 * keeps a loaded chunk; a failed import can be tried again.
 */
export async function fetchLazyChunk() {
  const chunk = await import('./lazyChunk');
  chunk.markCopiedRows();
  return chunk;
}

/** The controls panel, with the number input. */
const fetchControls = () => import('./Controls').then((chunk) => chunk.Controls);

/** The guided explanation. */
const fetchExplanation = () =>
  import('../features/explanation/GuidedExplanation').then((chunk) => chunk.GuidedExplanation);

/** The QR code of a run, and the list of runs for a class. */
const fetchClassroom = () => import('./classroom');

/** The story to play, with its texts. */
const fetchStory = () => import('../features/story/StoryPanel').then((chunk) => chunk.StoryPanel);

/** The section about many runs, with its charts and texts. */
const fetchRuns = () => import('./Runs').then((chunk) => chunk.Runs);

/** The statistics of a run, with their charts and texts. */
const fetchStatistics = () => import('../features/statistics/Statistics').then((chunk) => chunk.Statistics);

/** The chunks of each dialog that is not in the lazy chunk. */
const CHUNKS: Readonly<Partial<Record<OpenDialog, readonly (() => Promise<unknown>)[]>>> = {
  controls: [fetchControls],
  explanation: [fetchExplanation],
  statistics: [fetchStatistics, fetchRuns],
  qr: [fetchClassroom],
  classList: [fetchClassroom],
};

/** Loads the chunks of a dialog. A failed one is imported again when the dialog is opened. */
export function prefetch(dialog: OpenDialog): void {
  for (const fetch of CHUNKS[dialog] ?? []) fetch().catch(() => undefined);
}

export const Digest = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Digest));
export const FootLinks = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.FootLinks));
export const PositionLine = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.PositionLine));
export const Pulse = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Pulse));
export const RunCurve = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.RunCurve));
export const StartTradingButton = lazyComponent(() =>
  fetchLazyChunk().then((chunk) => chunk.StartTradingButton),
);
export const TradingScript = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.TradingScript));
export const VersionScreen = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.VersionScreen));
export const Provenance = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.Provenance));
export const WithdrawDialog = lazyComponent(() => fetchLazyChunk().then((chunk) => chunk.WithdrawDialog));
export const Controls = lazyComponent(fetchControls, WaitingForNetwork);
export const GuidedExplanation = lazyComponent(fetchExplanation, WaitingForNetwork);
export const Statistics = lazyComponent(fetchStatistics, WaitingForNetwork);
export const QrDialog = lazyComponent(
  () => fetchClassroom().then((chunk) => chunk.QrDialog),
  WaitingForNetwork,
);
export const ClassListDialog = lazyComponent(
  () => fetchClassroom().then((chunk) => chunk.ClassListDialog),
  WaitingForNetwork,
);
export const StoryPanel = lazyComponent(fetchStory, WaitingPart);
export const Runs = lazyComponent(fetchRuns, WaitingPart);
