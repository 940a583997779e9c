import { divideRuns, type RunsSlice } from '@simulation/engine/runs';
import { Tinypool } from 'tinypool';
import type { RowsFormat } from '../text/options';
import type { RunsPlan } from './plan';
import { type BatchRequest, PLAY_BATCH, type PlayedBatch } from './playBatch';

/** Batches in the queue of each thread, so that it never idles; memory does not grow with the runs. */
const BATCHES_PER_THREAD = 2;

/** Garbage of a thread is collected sooner than by default: half of the memory, in the same time. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

/**
 * Plays neighboring runs of a plan in threads.
 *
 * @returns their batches in order, each as soon as it and those before it are played
 */
export async function* playInThreads(
  plan: RunsPlan,
  runs: RunsSlice,
  rows: RowsFormat | undefined,
  threads: number,
): AsyncGenerator<PlayedBatch, void, undefined> {
  const pool = new Tinypool({ ...PLAY_BATCH, minThreads: threads, maxThreads: threads, resourceLimits });
  const waiting: Promise<PlayedBatch>[] = [];
  try {
    for (const part of divideRuns(runs, plan.duration)) {
      const batch: Promise<PlayedBatch> = pool.run({ plan, part, rows } satisfies BatchRequest);
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
