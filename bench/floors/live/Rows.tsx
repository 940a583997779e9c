import { useLayoutEffect, useRef } from 'react';
import { cellTexts, type Trade } from '../trades';

const COLUMNS = ['trade', 'buy', 'sell', 'profit'];

/** As long and as eased as in the product (`src/ui/FeedList/useSlideIn.ts`). */
const SLIDE: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** A new trade is a new row on top. The body of the table slides down by the height of that row. */
export function Rows({ trades }: { trades: readonly Trade[] }) {
  const body = useRef<HTMLTableSectionElement>(null);

  useLayoutEffect(() => {
    const row = trades.length > 0 ? body.current?.rows[0] : undefined;
    if (row === undefined) return;
    const slide = body.current?.animate(
      [{ transform: `translateY(-${row.offsetHeight}px)` }, { transform: 'none' }],
      SLIDE,
    );
    return () => slide?.cancel();
  }, [trades]);

  return (
    <tbody ref={body}>
      {trades.map((trade) => (
        <tr key={trade.uuid}>
          {cellTexts(trade).map((text, column) => (
            <td key={COLUMNS[column]}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
