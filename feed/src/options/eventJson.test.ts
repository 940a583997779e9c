import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventsOf } from '..';
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
      for (const event of eventsOf(run, { until: 60_000 }))
        expect(eventJson(event)).toBe(JSON.stringify(event));
    }),
  );
});
