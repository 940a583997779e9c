import type { Experiment, RunsBatch, RunsSlice } from '@simulation/engine/runs';
import { createWorker } from './createWorker';
import type { WorkerRequest } from './runs.worker';

const MAX_WORKERS = 8;

/** Parts in the queue of each worker, so that it does not idle while the page is busy for half a frame. */
const PARTS_PER_WORKER = 4;

/** As many workers as there are spare cores. */
export function spareCores(): number {
  return Math.min(MAX_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
}

/**
 * Plays slices of many runs in workers. These are terminated when all slices are played, when one of them fails, and when
 * the signal stops them.
 *
 * @returns rejects where a worker cannot be started or fails; no batch comes afterwards
 */
export function playInWorkers(
  experiment: Experiment,
  slices: readonly RunsSlice[],
  workers: number,
  signal: AbortSignal,
  onBatch: (batch: RunsBatch) => void,
): Promise<void> {
  const waiting = [...slices];
  let left = slices.length;
  const controller = new AbortController();
  const ended = AbortSignal.any([signal, controller.signal]);

  const start = (onError: (event: ErrorEvent) => void) => {
    const worker = createWorker();
    const ask = () => {
      const slice = waiting.shift();
      if (slice === undefined) return;
      const request: WorkerRequest = { experiment, slice };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(request);
    };
    const onMessage = ({ data }: MessageEvent<RunsBatch>) => {
      left -= 1;
      ask();
      if (left === 0) controller.abort();
      onBatch(data);
    };
    // Nothing that a worker has sent before its end is heard after it.
    worker.addEventListener('message', onMessage, { signal: ended });
    worker.addEventListener('error', onError, { signal: ended });
    ended.addEventListener('abort', () => worker.terminate());
    for (let asked = 0; asked < PARTS_PER_WORKER; asked += 1) ask();
  };

  return new Promise<void>((_, reject) => {
    const onError = (event: ErrorEvent) => {
      event.preventDefault(); // it is handled: the page plays instead
      reject(new Error(event.message));
    };
    for (let count = Math.min(workers, slices.length); count > 0; count -= 1) start(onError);
  }).finally(() => controller.abort());
}
