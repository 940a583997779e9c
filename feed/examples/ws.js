// One round of the script by the package `ws`: node ws.js http://127.0.0.1:8080
import { WebSocket } from 'ws';

const [, , feed = 'http://127.0.0.1:8080'] = process.argv;
const socket = new WebSocket(`${feed.replace('http', 'ws')}/socket?seed=7&route=v&for=26.001&speed=200`);
socket.addEventListener('message', ({ data }) => {
  const { type, notice, text, trade } = JSON.parse(data);
  if (type === 'session.opened') console.log(notice);
  if (type === 'step.changed') console.log(text);
  if (type === 'trade.sold') console.log(trade.number, trade.profit.decimal);
});
