import { StartTradingButton, TradingScript } from '../later/lazy';
import { Page } from '../page/Page';

/** Route B, `/v`, in English only: nothing happens until Start Trading is pressed. */
export function VScreen() {
  return (
    <>
      <Page
        // The button arrives a moment after the page; its place is kept.
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
