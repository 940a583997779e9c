import { type ReactNode, useEffect } from 'react';
import { useMoment } from '../../store/useSession';
import { WithheldContext } from '../../ui/Figure/UnlessWithheld';
import { announce } from '../../ui/Status/announce';
import { StatusRegion } from '../../ui/Status/StatusRegion';
import { useLanguage } from '../language/language';

/** Provides the status region of the page, and tells every figure, and the listener, when figures are withheld. */
export function Announcer({ children }: { children: ReactNode }) {
  const { texts } = useLanguage();
  const reason = useMoment((moment) => moment.withheld) ? texts.withheld : '';
  useEffect(() => {
    if (reason) announce(reason);
  }, [reason]);
  return (
    <>
      <WithheldContext value={reason}>{children}</WithheldContext>
      <StatusRegion />
    </>
  );
}
