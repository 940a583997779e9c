import { type ReactNode, useEffect } from 'react';
import { useMoment } from '../../store/useSession';
import { WithheldContext } from '../../ui/Figure/UnlessWithheld';
import { StatusRegion } from '../../ui/Status/StatusRegion';
import { say } from '../../ui/Status/say';
import { useLanguage } from '../language/language';

/** Says something once to whoever listens to the page. */
export function useAnnounce(): (text: string) => void {
  return say;
}

/** Gives the page its place for status messages; lets every figure know when figures are withheld, and says so. */
export function Announcer({ children }: { children: ReactNode }) {
  const { texts } = useLanguage();
  const why = useMoment((moment) => moment.withheld) ? texts.withheld : '';
  useEffect(() => {
    if (why) say(why);
  }, [why]);
  return (
    <>
      <WithheldContext value={why}>{children}</WithheldContext>
      <StatusRegion />
    </>
  );
}
