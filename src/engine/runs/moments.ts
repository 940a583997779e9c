/** Moments at which the change of each run is kept: the start, then sixty of even distance. */
export const MOMENTS = 61;

/**
 * Simulated ms since the start of the run.
 *
 * @param index 0 for the start to 60 for the end
 */
export function momentAt(duration: number, index: number): number {
  return (duration * index) / (MOMENTS - 1);
}
