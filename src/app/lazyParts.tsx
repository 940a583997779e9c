import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import { useActions } from '../store/react/actions';
import { useOpenDialog } from '../store/react/openDialog';
import { useMotion } from '../ui/motion/useMotion';
import { WaitingForNetwork, WaitingPart } from './WaitingForNetwork';

/** Components that the first render does not need. The browser keeps a loaded chunk; a failed import can be tried again. */
export const fetchLazyChunk = () => import('./lazyChunk');

/** The controls panel, with the number input. */
export const fetchControls = () => import('./Controls');

/** The guided explanation. */
export const fetchExplanation = () => import('../features/explanation/GuidedExplanation');

/** The section about many runs, with its charts and texts. */
const fetchRuns = () => import('./Runs');

/** The statistics of a run, with their charts and texts. */
const fetchStatistics = () => import('./Statistics');

/**
 * Prefetches what opens on demand, one chunk after the other, so that it opens without a network too. A failed one is
 * imported again when it is asked for.
 */
export async function fetchOnDemand(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other leaves the line free for what is asked for
  for (const fetch of [fetchControls, fetchExplanation, fetchStatistics, fetchRuns])
    await fetch().catch(() => undefined);
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
          startTransition(() => setComponent(() => component)); // in slices, between which the page goes on
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
