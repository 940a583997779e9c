import { runInChunks } from '../../async/runInChunks';
import { countRuns, type RunsPart } from '../../engine/runs/countRuns';
import type { RunsQuestion } from '../../engine/runs/question';
import type { RunsBatch } from '../../engine/runs/runsBatch';

/**
 * Counts parts of a question on the page, in chunks of a few milliseconds.
 *
 * @returns whether it came to the end
 */
export function countOnPage(
  question: RunsQuestion,
  parts: readonly RunsPart[],
  onBatch: (batch: RunsBatch) => void,
  signal: AbortSignal,
): Promise<boolean> {
  function* count() {
    for (const part of parts) onBatch(yield* countRuns(question, part));
  }
  return runInChunks(count(), undefined, signal);
}
