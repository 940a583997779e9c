import { formatMoney } from '@simulation/engine/format';
import { useEffect, useRef } from 'react';
import { fill } from '../../i18n';
import { overlay, soldSpoken } from '../../i18n/en/script';
import { useLanguage } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectScriptState } from '../../store/selectors';
import { announce } from '../../ui/Status/announce';
import { AnalysisOverlay } from './AnalysisOverlay';

/** The script of `/v` over the page: the overlay while it analyzes, and the word when both are sold. */
export function TradingScript() {
  const state = useStoreState(selectScriptState)?.name ?? 'idle';
  const store = useSessionStore();
  const { locale } = useLanguage();
  const before = useRef(state);

  useEffect(() => {
    // At a high speed states are passed over.
    const wasAnalyzing = before.current === 'analyzing' || before.current === 'announcing';
    // Not in the overlay: what closes it would cut the message off.
    if (state === 'holding' && wasAnalyzing) announce(overlay.result);
    if (state === 'settled' && (wasAnalyzing || before.current === 'holding')) {
      const { total } = store.getState().session.account;
      announce(fill(soldSpoken, { total: formatMoney(total, locale) }), true);
    }
    before.current = state;
  }, [state, store, locale]);

  return state === 'analyzing' || state === 'announcing' ? <AnalysisOverlay /> : null;
}
