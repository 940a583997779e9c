import { cellTexts, type Trade } from '../trades';

const COLUMNS = ['trade', 'buy', 'sell', 'profit'];

/** The cells of one row, empty while there is no trade for it. */
export function Cells({ trade }: { trade: Trade | undefined }) {
  const texts = trade === undefined ? [] : cellTexts(trade);
  return COLUMNS.map((column, at) => <td key={column}>{texts[at]}</td>);
}
