import { runInChunks } from '../../async/runInChunks';

/**
 * Runs work in chunks and measures how long it takes, without the pauses between chunks.
 *
 * @param steps the work, in steps of a few milliseconds at most
 * @returns milliseconds; null where `signal` stopped it
 * @throws what a step throws
 */
export async function measureWork(steps: Iterable<unknown>, signal: AbortSignal): Promise<number | null> {
  let spent = 0;
  function* measured() {
    let from = performance.now();
    for (const step of steps) {
      spent += performance.now() - from;
      yield step;
      from = performance.now();
    }
    spent += performance.now() - from;
  }
  return (await runInChunks(measured(), undefined, signal)) ? spent : null;
}
