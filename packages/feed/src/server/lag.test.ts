import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readOptions, SERVE_OPTIONS } from '../text/options';
import { BusyError } from './busy';
import { createFeedServer } from './createFeedServer';
import { Lag } from './lag';
import { createService } from './service';
import { toServeSettings } from './settings';

it('refuses new streams while it is late, serves those that it has, and takes new ones again', async () => {
  const settings = toServeSettings(readOptions(SERVE_OPTIONS, [['serve', '0']]), false);
  const service = createService(settings);
  const server = createFeedServer(service).listen(0, '127.0.0.1');
  onTestFinished(() => server.closeAllConnections());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const open = (seed: string) => fetch(`http://127.0.0.1:${port}/events?seed=${seed}&speed=10`);
  const early = (await open('early')).body?.getReader();
  const busyUntil = performance.now() + 1_500;
  while (performance.now() < busyUntil); // a process that has more to do than it can
  await expect.poll(() => service.lag.mean).toBeGreaterThan(250);
  const refused = await open('late');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.text()).toContain('The server is busy.');
  expect((await early?.read())?.done).toBe(false);
  while (service.lag.mean > 250) await setTimeout(100);
  expect((await open('later')).status).toBe(200);
});

it('does not take a machine that stood still for a second for a server with too much to do', () => {
  vi.useFakeTimers();
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
  const lag = new Lag();
  const pass = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(50);
  };
  pass(1_000);
  expect(() => lag.check()).not.toThrow();
  for (let turn = 0; turn < 10; turn += 1) pass(400);
  expect(() => lag.check()).toThrow(BusyError);
  for (let turn = 0; turn < 40; turn += 1) pass(50);
  expect(() => lag.check()).not.toThrow();
});
