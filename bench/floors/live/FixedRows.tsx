import { ROWS, type Trade } from '../trades';
import { Cells } from './Cells';

const slots = Array.from({ length: ROWS }, (_, slot) => slot);

/** Ten rows that stay where they are: a new trade changes their texts. */
export function FixedRows({ trades }: { trades: readonly Trade[] }) {
  return (
    <tbody>
      {slots.map((slot) => (
        <tr key={slot}>
          <Cells trade={trades[slot]} />
        </tr>
      ))}
    </tbody>
  );
}
