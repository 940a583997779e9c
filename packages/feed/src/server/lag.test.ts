import { createHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serveHere } from '../../tests/serveHere';
import { Lag } from './lag';

it('refuses new streams while it is late, serves those that it has, and takes new ones again', async () => {
  const { service, origin } = await serveHere();
  const open = (seed: string) => fetch(`${origin}/events?seed=${seed}&speed=10`);
  const early = (await open('early')).body?.getReader();
  // A process that has more to do than it can.
  while (service.admission.lag.median < 250) {
    const busyUntil = performance.now() + 400;
    while (performance.now() < busyUntil);
    await setTimeout(0);
  }
  const refused = await open('late');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.text()).toContain('The server is busy.');
  expect(service.admission.state).toBe('busy');
  // What was sent before is read at once; an event that has to be awaited is of a stream that goes on.
  for (let awaited = 0; awaited < 20; ) {
    const since = performance.now();
    expect((await early?.read())?.done).toBe(false);
    awaited = performance.now() - since;
  }
  while (service.admission.lag.median > 250) await setTimeout(100);
  expect((await open('later')).status).toBe(200);
});

it('does not take a machine that stood still for a second for a server with too much to do', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const delays = Object.assign(createHistogram(), { enable: () => true });
  const lag = new Lag(delays);
  const pass = (...ms: readonly number[]) => {
    for (const each of ms) delays.record(each * 1e6);
    vi.advanceTimersByTime(1_000);
  };
  pass(1_000);
  pass(50, 50, 50, 50);
  expect(lag.isLate).toBe(false);
  pass(400, 400, 400, 400, 50);
  expect(lag.isLate).toBe(true);
  pass(50, 50, 50, 50, 50);
  expect(lag.isLate).toBe(false);
});
