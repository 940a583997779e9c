import type { ComponentType } from 'react';
import type { OpenDialog } from '../address/scenes';
import { lazyComponent } from './lazyComponent';
import { WaitingForNetwork, WaitingPart } from './WaitingForNetwork';

/** Components that the first render does not need. The browser keeps a loaded chunk; a failed import can be tried again. */
export const fetchLazyChunk = () => import('./lazyChunk');

/** The controls panel, with the number input. */
const fetchControls = () => import('./Controls');

/** The guided explanation. */
const fetchExplanation = () => import('../features/explanation/GuidedExplanation');

/** The QR code of a run, and the list of runs for a class. */
const fetchClassroom = () => import('./classroom');

/** The story to play, with its texts. */
const fetchStory = () => import('../features/story/StoryPanel');

/** The section about many runs, with its charts and texts. */
const fetchRuns = () => import('./Runs');

/** The statistics of a run, with their charts and texts. */
const fetchStatistics = () => import('../features/statistics/Statistics');

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

type LazyChunk = Awaited<ReturnType<typeof fetchLazyChunk>>;

type PropsOf<Component> = Component extends () => unknown
  ? object
  : Component extends (props: infer Props extends object) => unknown
    ? Props
    : never;

function fromLazyChunk<Name extends keyof LazyChunk>(name: Name): ComponentType<PropsOf<LazyChunk[Name]>> {
  return lazyComponent(async () => {
    const chunk = await fetchLazyChunk();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not see that name and component belong together
    return chunk[name] as ComponentType<PropsOf<LazyChunk[Name]>>;
  });
}

export const Digest = fromLazyChunk('Digest');
export const FootLinks = fromLazyChunk('FootLinks');
export const PositionLine = fromLazyChunk('PositionLine');
export const Pulse = fromLazyChunk('Pulse');
export const RunCurve = fromLazyChunk('RunCurve');
export const StartTradingButton = fromLazyChunk('StartTradingButton');
export const TradingScript = fromLazyChunk('TradingScript');
export const VersionScreen = fromLazyChunk('VersionScreen');
export const Provenance = fromLazyChunk('Provenance');
export const WithdrawDialog = fromLazyChunk('WithdrawDialog');
export const Controls = lazyComponent(
  () => fetchControls().then((chunk) => chunk.Controls),
  WaitingForNetwork,
);
export const GuidedExplanation = lazyComponent(
  () => fetchExplanation().then((chunk) => chunk.GuidedExplanation),
  WaitingForNetwork,
);
export const Statistics = lazyComponent(
  () => fetchStatistics().then((chunk) => chunk.Statistics),
  WaitingForNetwork,
);
export const QrDialog = lazyComponent(
  () => fetchClassroom().then((chunk) => chunk.QrDialog),
  WaitingForNetwork,
);
export const ClassListDialog = lazyComponent(
  () => fetchClassroom().then((chunk) => chunk.ClassListDialog),
  WaitingForNetwork,
);
export const StoryPanel = lazyComponent(() => fetchStory().then((chunk) => chunk.StoryPanel), WaitingPart);
export const Runs = lazyComponent(() => fetchRuns().then((chunk) => chunk.Runs), WaitingPart);
