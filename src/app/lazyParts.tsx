import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import type { OpenDialog } from '../address/scenes';
import { useActions } from '../store/react/actions';
import { useOpenDialog } from '../store/react/openDialog';
import { useMotion } from '../ui/motion/useMotion';
import { WaitingForNetwork, WaitingPart } from './WaitingForNetwork';

/** Components that the first render does not need. The browser keeps a loaded chunk; a failed import can be tried again. */
export const fetchLazyChunk = () => import('./lazyChunk');

/** The controls panel, with the number input. */
const fetchControls = () => import('./Controls');

/** The guided explanation. */
const fetchExplanation = () => import('../features/explanation/GuidedExplanation');

/** The section about many runs, with its charts and texts. */
const fetchRuns = () => import('./Runs');

/** The statistics of a run, with their charts and texts. */
const fetchStatistics = () => import('../features/statistics/Statistics');

/** The chunks of each dialog that is not in the lazy chunk. */
const CHUNKS: Readonly<Partial<Record<OpenDialog, readonly (() => Promise<unknown>)[]>>> = {
  controls: [fetchControls],
  explanation: [fetchExplanation],
  statistics: [fetchStatistics, fetchRuns],
};

/** Loads the chunks of a dialog. A failed one is imported again when the dialog is opened. */
export function prefetch(dialog: OpenDialog): void {
  for (const fetch of CHUNKS[dialog] ?? []) fetch().catch(() => undefined);
}

/**
 * A component from a chunk that is loaded after the first render; until then `Fallback` is in its place. Not React's
 * `lazy`: it would hold a prefetched component back for 300 ms after its fallback (docs/decisions/0022). Not rendered
 * again with the same properties.
 *
 * @throws the error of the import, to the error boundary above
 */
function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return memo(function LazyComponent(props: Props) {
    const { importChunk } = useActions();
    const [shown] = useOpenDialog();
    const [Component, setComponent] = useState(() => loaded);
    const isMissing = Component === undefined;
    useMotion(isMissing); // the page is not settled before the component is rendered
    useEffect(() => {
      if (!isMissing) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      importChunk(load, { reopen: shown, signal }).then(
        (component) => {
          loaded = component;
          const render = () => setComponent(() => component);
          // Parts of the page come in slices, between which the page goes on. What a visitor has opened comes at once:
          // each trade would make a transition begin anew, for seconds at a high speed on a slow processor.
          if (shown === undefined) startTransition(render);
          else render();
        },
        (error: unknown) => {
          if (signal.aborted) return;
          setComponent(() => {
            throw error;
          });
        },
      );
      return () => controller.abort();
    }, [isMissing, importChunk, shown]);
    if (Component !== undefined) return <Component {...props} />;
    return Fallback === undefined ? null : <Fallback />;
  });
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
export const PositionLine = fromLazyChunk('PositionLine');
export const Pulse = fromLazyChunk('Pulse');
export const RateComparison = fromLazyChunk('RateComparison');
export const Rosette = fromLazyChunk('Rosette');
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
export const Runs = lazyComponent(() => fetchRuns().then((chunk) => chunk.Runs), WaitingPart);
