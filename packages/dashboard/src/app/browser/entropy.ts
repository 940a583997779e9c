import { nameRun } from '@simulation/engine';

/**
 * The one real source of chance: the name of a run without a chosen seed. `getRandomValues` exists on plain http too,
 * unlike `randomUUID`.
 */
export function freshSeed(): string {
  const [bear = 0, bird = 0, airport = 0] = crypto.getRandomValues(new Uint32Array(3));
  return nameRun([bear, bird, airport]);
}
