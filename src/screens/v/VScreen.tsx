import { useEffect, useRef } from 'react';
import { soldSpoken } from '../../i18n/script';
import { useMoment } from '../../store/useSession';
import { AnalysisOverlay } from '../later/lazy';
import { useAnnounce } from '../page/announce';
import { Page } from '../page/Page';
import { StartTradingButton } from './StartTradingButton';

/** Route B, `/v`, in English only: nothing happens until Start Trading is pressed. */
export function VScreen({ withdrawOpen }: { withdrawOpen: boolean }) {
  const state = useMoment(({ session }) =>
    session.programme.kind === 'script' ? session.programme.state.name : 'idle',
  );
  const announce = useAnnounce();
  const before = useRef(state);

  useEffect(() => {
    if (state === 'settled' && before.current === 'holding') announce(soldSpoken);
    before.current = state;
  }, [state, announce]);

  return (
    <>
      <Page action={<StartTradingButton />} withdrawOpen={withdrawOpen} />
      {(state === 'analyzing' || state === 'announcing') && <AnalysisOverlay />}
    </>
  );
}
