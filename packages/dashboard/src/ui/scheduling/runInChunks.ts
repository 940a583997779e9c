import { yieldToMain } from './yieldToMain';

/** The longest time for which the main thread is kept busy: half a frame (ms). */
const CHUNK_MS = 8;

/**
 * Runs long work in chunks and yields to the event loop between them. The one scheduler of the page.
 *
 * @param steps the work, in steps of a few milliseconds at most
 * @param onChunk called after each chunk with the step it ended at
 * @param signal stops the work after the present chunk
 * @returns whether it came to the end
 * @throws what a step throws
 */
export async function runInChunks<Step>(
  steps: Iterable<Step>,
  onChunk: (step: Step) => void = () => undefined,
  signal?: AbortSignal,
): Promise<boolean> {
  let chunkEndsAt = performance.now() + CHUNK_MS;
  for (const step of steps) {
    if (performance.now() < chunkEndsAt) continue;
    onChunk(step);
    // oxlint-disable-next-line no-await-in-loop -- one chunk after another
    await yieldToMain();
    if (signal?.aborted) return false;
    chunkEndsAt = performance.now() + CHUNK_MS;
  }
  return true;
}
