import type { EventSource } from 'eventsource';
import type { FeedEvent } from '../src';

export type Received = { readonly id: string; readonly event: FeedEvent };

/** Reads a stream of Server-Sent Events by the letter, until `enough` of them came or it ended. */
export async function readSse(
  url: string,
  enough: number,
  headers: Record<string, string> = {},
): Promise<Received[]> {
  const ended = new AbortController();
  const response = await fetch(url, { headers, signal: ended.signal });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const received: Received[] = [];
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id = '', json = ''] = /^id: (.*)\ndata: (.*)$/m.exec(block) ?? [];
      if (id !== '') received.push({ id, event: JSON.parse(json) });
    }
    if (received.length >= enough) break;
  }
  ended.abort();
  return received.slice(0, enough);
}

/** Closes a source when the server tells it to stop, which is the end of the range. */
export async function untilStopped(source: EventSource): Promise<void> {
  await new Promise<void>((resolve) => {
    source.addEventListener('error', ({ code }) => {
      if (code === 204) resolve();
    });
  });
  source.close();
}
