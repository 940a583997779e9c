import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useMoment } from '../../store/useSession';
import { WithheldContext } from '../../ui/Figure/UnlessWithheld';
import { useLanguage } from '../language/language';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says something once to whoever listens to the page. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}

/** The page's one place for status messages; it also lets every figure know when figures are withheld, and says so. */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ text, times }, setSaid] = useState({ text: '', times: 0 });
  const { texts } = useLanguage();
  const why = useMoment((moment) => moment.withheld) ? texts.withheld : '';
  const announce = useCallback(
    (next: string) => setSaid((said) => ({ text: next, times: said.times + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      <WithheldContext value={why}>{children}</WithheldContext>
      <p className="sr-only" role="status">
        <span key={times + why}>{why || text}</span>
      </p>
    </AnnounceContext>
  );
}
