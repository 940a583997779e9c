import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Admission } from './admission';
import { Report } from './report';
import { toServeSettings } from './settings';

it('a server is ready while it would serve one more client, and else says why not', () => {
  const settings = toServeSettings({ serve: '0', 'max-connections': 2, 'max-rate': 100 });
  const admission = new Admission(settings, new Report(new PassThrough(), false));
  const open = (rate: number) => {
    const client = new EventEmitter();
    const close = () => void client.emit('close');
    admission.enter('/events', client, close);
    admission.grant(close, rate, true);
    return close;
  };
  expect(admission.state).toBe('ready');
  const fast = open(99.9); // who chooses nothing asks for half an event a second
  expect(admission.state).toBe('full');
  fast();
  expect(admission.state).toBe('ready');
  const places = [open(1), open(1)];
  expect(admission.state).toBe('full');
  expect(() => open(1)).toThrow('Too many streams: at most 2 at a time. Try again later.');
  for (const close of places) close();
  expect(admission.state).toBe('ready');
  admission.drain();
  expect(admission.state).toBe('draining');
  open(1);
  admission.stop();
  expect([admission.state, admission.streams]).toEqual(['stopping', 0]);
  expect(() => open(1)).toThrow('The server stops. Try again later.');
});

/** In the order of coming; the client leaves when `leaves` others have come. One without a rate asks for nothing. */
const clients = fc.array(
  fc.record({ rate: fc.option(fc.double({ min: 0.1, max: 900, noNaN: true })), leaves: fc.nat(9) }),
);

it('the streams, and the events that are asked for, are those of the open streams, whoever came and left before', () => {
  fc.assert(
    fc.property(clients, (coming) => {
      const settings = toServeSettings({ serve: '0', 'max-rate': 1e6 });
      const admission = new Admission(settings, new Report(new PassThrough(), false));
      const open = new Set<{ client: EventEmitter; rate: number | null; until: number }>();
      const expectSum = () => {
        const rates = Array.from(open).flatMap(({ rate }) => rate ?? []);
        const sum = rates.reduce((total, rate) => total + rate, 0);
        expect(admission.streams).toBe(rates.length);
        expect(Math.abs(admission.rate - sum)).toBeLessThanOrEqual(0.0005 * open.size + 1e-9);
      };
      coming.forEach(({ rate, leaves }, at) => {
        const client = new EventEmitter();
        const close = () => undefined;
        admission.enter('/events', client, close);
        if (rate !== null) admission.grant(close, rate, false);
        open.add({ client, rate, until: at + leaves });
        expectSum();
        for (const each of open) if (each.until <= at && open.delete(each)) each.client.emit('close');
        expectSum();
      });
      for (const { client } of open) client.emit('close');
      expect([admission.streams, admission.rate]).toEqual([0, 0]);
    }),
  );
});
