import { useEffect } from 'react';
import { focusFigures } from './dialogStack';
import { mayTakeFocus } from './mayTakeFocus';

/** When a part that had the focus leaves the page, the figures have it: from the body, Tab begins at the top of the page again. */
export function useLostFocus() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body && mayTakeFocus()) focusFigures();
    },
    [],
  );
}
