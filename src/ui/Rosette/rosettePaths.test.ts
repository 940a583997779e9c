import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RADIUS, rosettePaths } from './rosettePaths';

const anyNumbers = fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 8, maxLength: 8 });

/** The distances from the centre of all points and handles of a path. */
const coordinatesOf = (path: string) =>
  Array.from(path.matchAll(/(-?\d+) (-?\d+)/g), ([, x, y]) => Math.hypot(Number(x), Number(y)));

/** The distances from the centre of all points and handles of a path. */
function distancesOf(path: string): number[] {
  const distances: number[] = [];
  for (const thread of path.split('Z').slice(0, -1)) {
    const [x = 0, y = 0, ...rest] = (thread.match(/-?\d+/g) ?? []).map(Number);
    let [from, handle] = [
      { x, y },
      { x: rest.shift() ?? 0, y: rest.shift() ?? 0 },
    ];
    for (let at = 0; at < rest.length; at += 4) {
      const [arriveX = 0, arriveY = 0, toX = 0, toY = 0] = rest.slice(at, at + 4);
      for (const t of [0.5, 1]) {
        const bend = (a: number, b: number, c: number, d: number) =>
          a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
        distances.push(
          Math.hypot(bend(from.x, handle.x, arriveX, toX), bend(from.y, handle.y, arriveY, toY)),
        );
      }
      from = { x: toX, y: toY };
      handle = { x: 2 * toX - arriveX, y: 2 * toY - arriveY };
    }
  }
  return distances;
}

describe('the rosette of a run', () => {
  it('is the same for the same numbers and different for others', () => {
    const numbers = [1, 20_000, 3, 40_000, 5, 60_000, 7, 8];
    expect(rosettePaths(numbers)).toEqual(rosettePaths([...numbers]));
    expect(rosettePaths(numbers)).not.toEqual(rosettePaths(numbers.map((number) => 65_535 - number)));
  });

  it('changes with each of its numbers', () => {
    const numbers = Array.from({ length: 8 }, () => 9_000);
    for (const at of numbers.keys()) {
      expect(rosettePaths(numbers.with(at, 50_000)), `number ${at}`).not.toEqual(rosettePaths(numbers));
    }
  });

  // A failure prints its seed and the smallest numbers that fail.
  it('stays in its view box, closed and without NaN, for any run', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        for (const path of rosettePaths(numbers)) {
          expect(path).toMatch(/^(?:M-?\d+ -?\d+C[-\d ]+(?:S[-\d ]+)+Z)+$/);
          expect(Math.max(...coordinatesOf(path))).toBeLessThanOrEqual(RADIUS);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the circles of the words and the centre free, and has few points', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const [outer = '', inner = '', core = ''] = rosettePaths(numbers);
        expect(Math.min(...distancesOf(outer))).toBeGreaterThan(2_015);
        expect(Math.max(...distancesOf(inner))).toBeLessThan(1_830);
        expect(Math.min(...distancesOf(inner))).toBeGreaterThan(945);
        expect(Math.max(...distancesOf(core))).toBeLessThan(785);
        expect(Math.min(...distancesOf(core))).toBeGreaterThan(290);
        const curves = (outer + inner + core).match(/[CS]/g) ?? [];
        expect(curves.length).toBeLessThan(4_000);
      }),
      { numRuns: 20 },
    );
  });
});
