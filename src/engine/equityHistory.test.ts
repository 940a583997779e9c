import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionAt } from './advance';
import { EquityBuckets } from './equityBuckets';
import { EquityHistory, PULSE_SLOT_MS, PULSE_SLOTS } from './equityHistory';
import { tradesUntil } from './replay';
import type { Run } from './run';
import { anyRun } from './testing/anyRun';

/** Up to forty minutes: beyond what the buckets hold at their first length. */
const anyMoment = fc.nat(2_400_000);

const curveAt = (run: Run, moment: number) => {
  const curve = new EquityHistory(run);
  curve.runUntil(moment);
  return curve;
};
const shown = (curve: EquityHistory) => ({ points: curve.points(), pulse: curve.pulse() });

describe('the curve of a run at a moment', () => {
  it('is the same however the moment was reached: at once, step by step, in slices, or again after a rewind', () => {
    fc.assert(
      fc.property(
        anyRun,
        fc.array(fc.nat(400_000), { maxLength: 12 }),
        fc.integer({ min: 1, max: 50 }),
        (run, steps, most) => {
          const stepped = new EquityHistory(run);
          let moment = 0;
          for (const step of steps) {
            moment += step;
            while (!stepped.runUntil(moment, most));
          }
          expect(shown(stepped)).toEqual(shown(curveAt(run, moment)));
          expect(stepped.now).toBe(moment);
        },
      ),
    );
  });

  it('begins at the start amount, ends at the total on screen, and goes through the trades that were closed', () => {
    fc.assert(
      fc.property(anyRun, anyMoment, (run, moment) => {
        const { account } = sessionAt(run, moment);
        const points = curveAt(run, moment).points();
        expect(points[0]).toEqual({ at: 0, total: account.startAmount });
        expect(points.at(-1)?.total).toBe(account.total);
        const buckets = new EquityBuckets();
        buckets.add({ at: 0, total: account.startAmount });
        let total = account.startAmount;
        const closings = new Map<number, number>();
        for (const { at, trade } of tradesUntil(run, moment)) {
          total += trade.profit;
          closings.set(at, total);
        }
        for (const [at, after] of closings) buckets.add({ at, total: after });
        expect(points).toEqual(buckets.points());
      }),
      { numRuns: 40 },
    );
  });

  it('stops after as many trades as it was asked for, and goes on from there', () => {
    const run = { route: 'dashboard', seed: '7' } as const;
    const [, , third, , fifth] = Array.from(tradesUntil(run, 60_000), ({ at }) => at);
    const curve = new EquityHistory(run);
    expect(curve.runUntil(60_000, 3)).toBe(false);
    expect(curve.now).toBe(third);
    expect(curve.points()).toHaveLength(1 + 3);
    expect(curve.runUntil(fifth ?? 0, 2)).toBe(true);
    expect(curve.points()).toHaveLength(1 + 5);
  });
});

describe('the pulse', () => {
  it('counts the trades of the latest minute in slots of five seconds', () => {
    fc.assert(
      fc.property(anyRun, anyMoment, (run, moment) => {
        const slots = [...tradesUntil(run, moment)].map(({ at }) => Math.floor(at / PULSE_SLOT_MS));
        const latest = slots.at(-1) ?? 0;
        const first = Math.max(0, latest - PULSE_SLOTS + 1);
        const expected = Array.from(
          { length: latest - first + 1 },
          (_, place) => slots.filter((slot) => slot === first + place).length,
        );
        expect(curveAt(run, moment).pulse()).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});
