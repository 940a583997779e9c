import { PositionLine, ScriptCurve, StartTradingButton, TradingScript } from '../lazyParts';
import { Page } from './Page';

/** Route B, `/v`, in English only: nothing happens until Start Trading is pressed. */
export function VPage() {
  return (
    <>
      <Page
        // The button arrives a moment after the page; its place is kept.
        action={
          <div className="frame-action">
            <StartTradingButton />
          </div>
        }
        curve={<ScriptCurve />}
        PositionLine={PositionLine}
      />
      <TradingScript />
    </>
  );
}
