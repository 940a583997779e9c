import { createRoot } from 'react-dom/client';
import { formatMoney, START_TOTAL } from '../trades';

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <section className="card">
      <h2>Profit</h2>
      <p className="total">
        <data value={START_TOTAL}>{formatMoney(START_TOTAL)}</data>
      </p>
    </section>,
  );
