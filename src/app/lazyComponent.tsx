import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import { ErrorBoundary } from '../features/error/ErrorBoundary';
import { useActions } from '../store/react/actions';
import { useLanguage } from '../store/react/language';
import { useMotion } from '../ui/motion/useMotion';

/**
 * A component from a chunk that is loaded after the first render. Until then, and where it throws, a notice is in its place; a
 * piece of the page has none while it comes, right after the first render.
 * Not React's `lazy`: it would hold a prefetched component back for 300 ms after its fallback. Not
 * rendered again with the same properties.
 *
 * @throws the error of the import, for a piece of the page, to the error boundary above
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Notice?: ComponentType<{ hasFailed: boolean }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const showFailure = () => (Notice === undefined ? <FailedPiece /> : <Notice hasFailed />);
  return memo(function LazyComponent(props: Props) {
    const { importChunk } = useActions();
    const [Component, setComponent] = useState(() => loaded);
    const isMissing = Component === undefined;
    useMotion(isMissing); // the page is not settled before the component is rendered
    useEffect(() => {
      if (!isMissing) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      importChunk(load, signal).then(
        (component) => {
          loaded = component;
          const render = () => setComponent(() => component);
          // Pieces of the page come in slices, between which the page goes on. What a visitor has opened comes at once:
          // each trade would make a transition begin anew, for seconds at a high speed on a slow processor.
          if (Notice === undefined) startTransition(render);
          else render();
        },
        (error: unknown) => {
          if (signal.aborted) return;
          setComponent(() => () => {
            throw error;
          });
        },
      );
      return () => controller.abort();
    }, [isMissing, importChunk]);
    if (Component === undefined) return Notice === undefined ? null : <Notice hasFailed={false} />;
    // Without its pieces the page is not whole: then it shows the error screen.
    if (Notice === undefined && Component !== loaded) return <Component {...props} />;
    return (
      <ErrorBoundary fallback={showFailure}>
        <Component {...props} />
      </ErrorBoundary>
    );
  });
}

/** In the place of a piece of the page that threw. */
function FailedPiece() {
  return <p>{useLanguage().texts.partFailed}</p>;
}
