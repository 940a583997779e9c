import { StartTradingButton } from '../../features/start-trading/StartTradingButton';
import { TradingScript } from '../../features/start-trading/TradingScript';
import { Page } from './Page';

/** Route B, `/v`, in English only: nothing happens until Start Trading is pressed. */
export function VPage() {
  return (
    <>
      <Page
        action={
          <div className="frame-action">
            <StartTradingButton />
          </div>
        }
      />
      <TradingScript />
    </>
  );
}
