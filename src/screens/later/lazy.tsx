import { type ComponentType, useEffect, useState } from 'react';
import type { Shown } from '../../address/scenes';
import { beginMotion } from '../../ui/motion/motion';
import { useActions } from '../controls/actions';

/** What is not drawn at first. The browser keeps what has arrived; a failed fetch is tried again when asked. */
export const fetchLater = () => import('./later');

/** The panel brings the number input with it; nobody needs either before asking for it. */
export const fetchControls = () => import('../controls/ControlsPanel');

/**
 * A component that arrives after the first page. Until it has, nothing is drawn in its place; once it has, it is
 * drawn at once. (React's own `lazy` would wait a third of a second more, so as not to flicker.)
 *
 * @param shown what is to stand open again where the page has to be reloaded for it
 * @throws what the fetch failed with, to the boundary above
 */
function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shown?: Shown,
): ComponentType<Props> {
  let Component: ComponentType<Props> | undefined;
  return function Arriving(props) {
    const { arrive } = useActions();
    const [arrived, setArrived] = useState(Component !== undefined);
    useEffect(() => {
      if (arrived || Component !== undefined) return;
      const settle = beginMotion(); // the page is not settled while something is still to be drawn
      arrive(load, shown).then(
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
    }, [arrived, arrive]);
    return Component === undefined ? null : <Component {...props} />;
  };
}

export const Rosette = arriving(() => fetchLater().then((later) => later.Rosette));
export const StartTradingButton = arriving(() => fetchLater().then((later) => later.StartTradingButton));
export const TradingScript = arriving(() => fetchLater().then((later) => later.TradingScript));
export const VersionScreen = arriving(() => fetchLater().then((later) => later.VersionScreen));
export const WithdrawDialog = arriving(() => fetchLater().then((later) => later.WithdrawDialog), 'withdraw');
export const ControlsPanel = arriving(
  () => fetchControls().then((controls) => controls.ControlsPanel),
  'controls',
);
