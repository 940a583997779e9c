import { Tinypool } from 'tinypool';
import type { Series } from '../../../src/engine/runs/experiment';
import { partsOf, type RunsPart } from '../../../src/engine/runs/playRuns';
import type { RunsBatch } from '../../../src/engine/runs/runsBatch';
import { type BatchRequest, PLAY_BATCH } from './playBatch';

/** A thread has the next batch at hand when it has played one; memory does not grow with the runs. */
const BATCHES_PER_THREAD = 2;

/**
 * Plays neighboring runs in threads.
 *
 * @returns their batches in order, each as soon as it and those before it are played
 */
export async function* playInThreads(
  series: Series,
  runs: RunsPart,
  threads: number,
): AsyncGenerator<RunsBatch, void, undefined> {
  const pool = new Tinypool({ ...PLAY_BATCH, minThreads: threads, maxThreads: threads });
  const waiting: Promise<RunsBatch>[] = [];
  try {
    for (const part of partsOf(runs, series.duration)) {
      const request: BatchRequest = { series, part };
      const batch: Promise<RunsBatch> = pool.run(request);
      batch.catch(() => {}); // whoever stops early awaits none of the rest
      waiting.push(batch);
      if (waiting.length < threads * BATCHES_PER_THREAD) continue;
      const next = await waiting.shift();
      if (next !== undefined) yield next;
    }
    for (const batch of waiting) yield await batch;
  } finally {
    await pool.destroy();
  }
}
