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
  },
  fetchEventSource(name) {
    void fetchEventSource(`${feed}/events?${QUERY}`, {
      onmessage: note(name),
      openWhenHidden: true,
      onclose() {
        throw new Error('The stream has no end, so connect again.'); // as its documents say; Caddy 2.6 ends what is cut
      },
    });
  },
  EventSourcePolyfill(name) {
    const source = new EventSourcePolyfill(`${feed}/events?${QUERY}`, { withCredentials: true });
    source.addEventListener('message', note(name));
  },
  WebSocket(name) {
    const onMessage = note(name);
    const connect = () => {
      const last = received[name].at(-1);
      const after = last === undefined ? '' : `&after=${last}`;
      const socket = new WebSocket(`${feed.replace('http', 'ws')}/socket?${QUERY}${after}`);
      socket.addEventListener('message', onMessage);
      socket.addEventListener('close', () => setTimeout(connect, 500));
    };
    connect();
  },
};

for (const [name, start] of Object.entries(clients)) start(name);

Object.assign(globalThis, { received });
