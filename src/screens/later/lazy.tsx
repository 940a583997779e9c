import { type ComponentType, useEffect, useState } from 'react';
import { beginMotion } from '../../ui/motion/motion';

/** What is not drawn at first. The browser keeps what has arrived; a failed fetch is tried again when asked. */
export const fetchLater = () => import('./later');

/** The panel brings the number input with it; nobody needs either before asking for it. */
export const fetchControls = () => import('../controls/ControlsPanel');

/** The guided explanation, when somebody is about to ask for it. */
export const fetchDeceive = () => import('../deceive/HowPagesDeceive');

/**
 * A component that arrives after the first page. Until it has, nothing is drawn in its place; once it has, it is
 * drawn at once. (React's own `lazy` would wait a third of a second more, so as not to flicker.)
 *
 * @throws what the fetch failed with, to the boundary above
 */
function arriving<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Component: ComponentType<Props> | undefined;
  return function Arriving(props) {
    const [arrived, setArrived] = useState(Component !== undefined);
    useEffect(() => {
      if (arrived || Component !== undefined) return;
      const settle = beginMotion(); // the page is not settled while something is still to be drawn
      load().then(
        (loaded) => {
          Component = loaded;
          setArrived(true);
        },
        (error: unknown) => {
          setArrived(() => {
            throw error;
          });
        },
      );
      return settle;
    }, [arrived]);
    return Component === undefined ? null : <Component {...props} />;
  };
}

export const Rosette = arriving(() => fetchLater().then((later) => later.Rosette));
export const StartTradingButton = arriving(() => fetchLater().then((later) => later.StartTradingButton));
export const TradingScript = arriving(() => fetchLater().then((later) => later.TradingScript));
export const VersionScreen = arriving(() => fetchLater().then((later) => later.VersionScreen));
export const WithdrawDialog = arriving(() => fetchLater().then((later) => later.WithdrawDialog));
export const ControlsPanel = arriving(() => fetchControls().then((controls) => controls.ControlsPanel));
export const WhereFrom = arriving(() => fetchLater().then((later) => later.WhereFrom));
export const HowPagesDeceive = arriving(() => fetchDeceive().then((deceive) => deceive.HowPagesDeceive));
