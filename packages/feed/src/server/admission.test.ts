import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Admission } from './admission';
import { Report } from './report';
import { toServeSettings } from './settings';

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
