import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Report } from './report';
import { Streams } from './streams';

/** In the order of coming; the client leaves when `leaves` others have come. */
const clients = fc.array(
  fc.record({ rate: fc.double({ min: 0.1, max: 900, noNaN: true }), leaves: fc.nat(9) }),
);

it('the events that are asked for are those of the open streams, whoever came and left before', () => {
  fc.assert(
    fc.property(clients, (coming) => {
      const streams = new Streams({ connections: 5_000, rate: 1e6 }, new Report(new PassThrough(), false));
      const open = new Set<{ client: EventEmitter; rate: number; until: number }>();
      const expectSum = () => {
        const sum = Array.from(open).reduce((total, { rate }) => total + rate, 0);
        expect(Math.abs(streams.rate - sum)).toBeLessThanOrEqual(0.0005 * open.size + 1e-9);
      };
      coming.forEach(({ rate, leaves }, at) => {
        const client = new EventEmitter();
        const close = () => undefined;
        streams.add('/events', client, close);
        streams.grant(close, rate);
        open.add({ client, rate, until: at + leaves });
        expectSum();
        for (const each of open) if (each.until <= at && open.delete(each)) each.client.emit('close');
        expectSum();
      });
      for (const { client } of open) client.emit('close');
      expect([streams.size, streams.rate]).toEqual([0, 0]);
    }),
  );
});
