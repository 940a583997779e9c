import { AIRPORTS } from './reference/airports';
import { BEARS } from './reference/bears';
import { BIRDS } from './reference/birds';

/**
 * A speakable name for a run, made of the sample reference lists: `sun-bear-hoopoe-MUC`. The name is the seed.
 *
 * @param words three whole numbers, 0 or more; each picks from one list
 */
export function nameRun([bear, bird, airport]: readonly [number, number, number]): string {
  const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');
  return [slug(pick(BEARS, bear)), slug(pick(BIRDS, bird)), pick(AIRPORTS, airport)].join('-');
}

function pick<T>(list: readonly [T, ...T[]], number: number): T {
  return list[number % list.length] ?? list[0];
}

/** Whether a seed has the form of a name by `nameRun`, at most 60 characters long. */
export function isRunName(seed: string): boolean {
  return /^[a-z]+(?:-[a-z]+)+-[A-Z]{3}$/.test(seed) && seed.length <= 60;
}
