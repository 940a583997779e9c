/** The speeds to choose from: simulated seconds per second. */
export const SPEEDS = [0.25, 0.5, 1, 2, 5, 10, 60, 1_000] as const;

/** The place in `SPEEDS` that is nearest to a speed, by ratio: a link may name any from 0.25 to 1000. */
export function nearestStop(speed: number): number {
  const distances = SPEEDS.map((stop) => Math.abs(Math.log(stop / speed)));
  return distances.indexOf(Math.min(...distances));
}
