import { expect } from 'vitest';
import { startReplica } from './startReplica';

/** A server of the command, with what tests ask it. */
export type ServedFeed = Awaited<ReturnType<typeof openFeed>>;

type Answer = { readonly status: number; readonly text: string; readonly headers: Headers };

/** @param args of the command, beside `--serve` */
export async function openFeed(args: readonly string[]) {
  const replica = await startReplica(args);
  const { origin, health } = replica;
  const url = (path: string) => `${origin}${path}`;
  const answerOf = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetch(url(path), init);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const until = (what: keyof Awaited<ReturnType<typeof health>>, wanted: number) =>
    expect.poll(async () => (await health())[what], { timeout: 10_000, interval: 20 }).toBe(wanted);
  return {
    port: Number(new URL(origin).port),
    url,
    socketUrl: (query: string) => `${origin.replace('http', 'ws')}/socket${query}`,
    answerOf,
    health,
    untilNoStreams: () => until('streams', 0),
    untilClosedAsTooSlow: (clients: number) => until('closedAsTooSlow', clients),
    stop: () => replica.stop(),
  };
}

/** Low limits, so that tests reach them. */
export const LIMITS = ['--seed', '7', '--max-connections', '40', '--max-speed', '500', '--max-for', '7200'];
