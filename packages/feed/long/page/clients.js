// Clients of a browser, as their documents write them. Each notes the ids of the events that it gets.
import { fetchEventSource } from '@microsoft/fetch-event-source';
import { EventSourcePolyfill } from 'event-source-polyfill';

const feed = new URLSearchParams(location.search).get('feed') ?? '';
const QUERY = 'route=v&speed=10';

/** By the name of the client. */
const received = {};

function note(name) {
  const ids = [];
  received[name] = ids;
  return ({ data }) => ids.push(JSON.parse(data).id);
}

const clients = {
  EventSource(name) {
    const source = new EventSource(`${feed}/events?${QUERY}`, { withCredentials: true });
    source.addEventListener('message', note(name));
    source.addEventListener('reset', () => received[name].splice(0));
  },
  fetchEventSource(name) {
    const onMessage = note(name);
    void fetchEventSource(`${feed}/events?${QUERY}`, {
      onmessage(message) {
        if (message.event === 'reset') received[name].splice(0);
        else onMessage(message);
      },
      openWhenHidden: true,
      onclose() {
        throw new Error('The stream has no end, so connect again.'); // as its documents say; Caddy 2.6 ends what is cut
      },
    });
  },
  EventSourcePolyfill(name) {
    const source = new EventSourcePolyfill(`${feed}/events?${QUERY}`, { withCredentials: true });
    source.addEventListener('message', note(name));
    source.addEventListener('reset', () => received[name].splice(0));
  },
  WebSocket(name) {
    const onMessage = note(name);
    let position = '';
    const connect = () => {
      const socket = new WebSocket(`${feed.replace('http', 'ws')}/socket?${QUERY}${position}`);
      socket.addEventListener('message', (message) => {
        onMessage(message);
        const { id, seed, engineVersion } = JSON.parse(message.data);
        position = `&seed=${seed}&engineVersion=${engineVersion}&after=${id}`;
      });
      socket.addEventListener('close', () => setTimeout(connect, 500));
    };
    connect();
  },
};

for (const [name, start] of Object.entries(clients)) start(name);

Object.assign(globalThis, { received });
