import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../store/react/language';
import { useStoreState } from '../store/react/useSession';
import { WithheldContext } from '../ui/Figure/UnlessWithheld';
import { announce } from '../ui/Status/announce';

/** Tells every figure of the page, and the listener, when and why figures are withheld. */
export function WithheldFigures({ children }: { children: ReactNode }) {
  const { texts } = useLanguage();
  const reason = useStoreState((state) => state.withheld) ? texts.withheld : '';
  useEffect(() => (reason ? announce(reason) : undefined), [reason]);
  return <WithheldContext value={reason}>{children}</WithheldContext>;
}
