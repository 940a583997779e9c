import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import { useActions } from '../store/react/actions';
import { useOpenDialog } from '../store/react/openDialog';
import { useMotion } from '../ui/motion/useMotion';

/**
 * A component from a chunk that is loaded after the first render; until then `Fallback` is in its place. Not React's
 * `lazy`: it would hold a prefetched component back for 300 ms after its fallback (docs/decisions/0022). Not rendered
 * again with the same properties.
 *
 * @throws the error of the import, to the error boundary above
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return memo(function LazyComponent(props: Props) {
    const { importChunk } = useActions();
    const [dialog] = useOpenDialog();
    const [Component, setComponent] = useState(() => loaded);
    const isMissing = Component === undefined;
    useMotion(isMissing); // the page is not settled before the component is rendered
    useEffect(() => {
      if (!isMissing) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      importChunk(load, { reopen: dialog, signal }).then(
        (component) => {
          loaded = component;
          const render = () => setComponent(() => component);
          // Parts of the page come in slices, between which the page goes on. What a visitor has opened comes at once:
          // each trade would make a transition begin anew, for seconds at a high speed on a slow processor.
          if (dialog === undefined) startTransition(render);
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
    }, [isMissing, importChunk, dialog]);
    if (Component !== undefined) return <Component {...props} />;
    return Fallback === undefined ? null : <Fallback />;
  });
}
