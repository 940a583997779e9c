import { type ComponentType, lazy, Suspense } from 'react';

/** Fetches the chunk; again after a failure. The browser keeps what has arrived. */
export const fetchLater = () => import('./later');

/**
 * A component that arrives after the first page. Until it has, nothing is drawn in its place.
 */
function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Arriving = lazy(() => load().then((component) => ({ default: component })));
  return (props) => (
    <Suspense>
      <Arriving {...props} />
    </Suspense>
  );
}

export const AnalysisOverlay = arriving(() => fetchLater().then((later) => later.AnalysisOverlay));
export const Rosette = arriving(() => fetchLater().then((later) => later.Rosette));
export const WithdrawDialog = arriving(() => fetchLater().then((later) => later.WithdrawDialog));

/** The panel brings the number input with it; nobody needs either before asking for it. */
export const fetchControls = () => import('../controls/ControlsPanel');
export const ControlsPanel = arriving(() => fetchControls().then((controls) => controls.ControlsPanel));
