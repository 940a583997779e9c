// One round of the script by the package `ws`: node ws.js http://127.0.0.1:8080
import { WebSocket } from 'ws';

const [, , feed = 'http://127.0.0.1:8080'] = process.argv;
const socket = new WebSocket(`${feed.replace('http', 'ws')}/socket?seed=7&route=v&for=26.001&speed=200`);
socket.addEventListener('message', ({ data }) => {
  const { type, at, notice, text, trade } = JSON.parse(data);
  if (type === 'session.opened') console.log(notice);
  if (type === 'step.changed' && at < 26_000) console.log(text); // the next round begins as this one ends
  if (type === 'trade.sold') console.log(trade.number, trade.profit.decimal);
});
