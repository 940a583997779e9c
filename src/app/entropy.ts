import { nameRun } from '../engine';

/**
 * The one real source of chance: a name for a run that nobody chose. `getRandomValues` is there on plain http too,
 * unlike `randomUUID`.
 */
export function freshSeed(): string {
  const [bear = 0, bird = 0, airport = 0] = crypto.getRandomValues(new Uint32Array(3));
  return nameRun([bear, bird, airport]);
}
