import { type ComponentType, memo, useEffect, useState } from 'react';
import { useActions } from '../../../store/react/actions';
import type { LoadableDialog } from '../../../store/react/extras';
import { useMotion } from '../../../ui/motion/useMotion';
import { ErrorBoundary } from '../ErrorBoundary';
import { type PartKind, PartNotice } from './PartNotice';

/**
 * A part of the page whose chunk is loaded when it is opened. Until it is there, and where it throws, a notice is in
 * its place, which can be asked to try again.
 *
 * Not React's `lazy`: it would hold a prefetched component back for 300 ms after its fallback. Not rendered again with
 * the same properties, and rendered at once, not in slices: each trade would make a transition begin anew, for seconds
 * at a high speed on a slow processor.
 *
 * @param load imports the chunk. The browser keeps a loaded one; a failed import can be tried again
 */
export function onDemand<Props extends object>(
  kind: PartKind,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return memo(function OnDemand(props: Props) {
    const { importChunk } = useActions();
    const [Part, setPart] = useState(() => loaded);
    const [tries, setTries] = useState(0);
    const isMissing = Part === undefined;
    useMotion(isMissing); // the page is not settled before the part is rendered
    useEffect(() => {
      if (!isMissing) return undefined;
      const controller = new AbortController();
      const { signal } = controller;
      const unasked = kind === 'section' ? 'never' : 'once';
      importChunk(load, signal, tries > 0 ? 'again' : unasked).then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          setPart(() => () => {
            throw error;
          });
        },
      );
      return () => controller.abort();
    }, [isMissing, importChunk, tries]);
    if (Part === undefined) return <PartNotice kind={kind} />;
    const tryAgain = () => {
      setPart(() => loaded);
      setTries(tries + 1);
    };
    const showFailure = () => <PartNotice kind={kind} onTryAgain={tryAgain} />;
    return (
      <ErrorBoundary key={tries} fallback={showFailure}>
        <Part {...props} />
      </ErrorBoundary>
    );
  });
}

/** A dialog that can be loaded before it is opened. */
export const dialogOnDemand = (load: () => Promise<ComponentType>): LoadableDialog => ({
  load,
  Component: onDemand('dialog', load),
});
