import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventsOf, type FeedEvent } from '..';
import { eventJson } from './eventJson';

it('an event is written as JSON.stringify writes it', () => {
  const anyRun = fc.oneof(
    fc.record({ seed: fc.string({ minLength: 1, unit: 'binary' }), route: fc.constant('v' as const) }),
    fc.record({
      seed: fc.string({ minLength: 1, unit: 'binary' }),
      scenario: fc.constant('fair' as const),
      trades: fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      amount: fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(anyRun, (run) => {
      // All kinds of events: a round of the script takes 26 s.
      const events = [...eventsOf(run, { until: 30_000 })];
      const texts = (write: (event: FeedEvent) => string) => events.map((event) => write(event)).join('\n');
      expect(texts(eventJson)).toBe(texts((event) => JSON.stringify(event)));
    }),
  );
});
