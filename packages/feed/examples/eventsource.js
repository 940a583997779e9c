// Three trades by the package `eventsource`: node eventsource.js http://127.0.0.1:8080
import { EventSource } from 'eventsource';

const [, , feed = 'http://127.0.0.1:8080'] = process.argv;
const source = new EventSource(`${feed}/events?seed=7&speed=100`);
let trades = 0;
source.addEventListener('message', ({ data }) => {
  const { type, notice, trade, total } = JSON.parse(data);
  if (type === 'session.opened') console.log(notice);
  if (type !== 'trade.sold' || trades === 3) return; // more may have come with the third
  console.log(trade.uuid, trade.profit.decimal, total.decimal);
  trades += 1;
  if (trades === 3) source.close();
});
