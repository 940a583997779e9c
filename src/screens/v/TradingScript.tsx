import { useEffect, useRef } from 'react';
import { soldSpoken } from '../../i18n/script';
import { useMoment } from '../../store/useSession';
import { useAnnounce } from '../page/announce';
import { AnalysisOverlay } from './AnalysisOverlay';

/** What the script of `/v` puts over the page: the overlay while it analyses, and the word when both are sold. */
export function TradingScript() {
  const state = useMoment(({ session }) =>
    session.programme.kind === 'script' ? session.programme.state.name : 'idle',
  );
  const announce = useAnnounce();
  const before = useRef(state);

  useEffect(() => {
    if (state === 'settled' && before.current === 'holding') announce(soldSpoken);
    before.current = state;
  }, [state, announce]);

  return state === 'analyzing' || state === 'announcing' ? <AnalysisOverlay /> : null;
}
