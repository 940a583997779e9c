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

type InWorkers = {
  readonly experiment: Experiment;
  readonly slices: readonly RunsSlice[];
  readonly workers: number;
  /** Stops at once. */
  readonly signal: AbortSignal;
  readonly onBatch: (batch: RunsBatch) => void;
  /** Called at most once, possibly before `playInWorkers` returns; no batch comes afterwards. */
  readonly onFailure: () => void;
};

/**
 * Plays slices of many runs in workers. These are terminated when all slices are played, when one of them fails, and when
 * the signal stops them.
 */
export function playInWorkers({ experiment, slices, workers, signal, onBatch, onFailure }: InWorkers): void {
  const waiting = [...slices];
  const running: Worker[] = [];
  let left = slices.length;

  const stop = () => {
    for (const worker of running.splice(0)) worker.terminate();
  };
  const fail = () => {
    stop();
    onFailure();
  };

  const ask = (worker: Worker) => {
    const slice = waiting.shift();
    if (slice === undefined) return;
    const request: WorkerRequest = { experiment, slice };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(request);
  };

  const start = () => {
    const worker = createWorker();
    running.push(worker);
    worker.addEventListener('message', ({ data }: MessageEvent<RunsBatch>) => {
      if (!running.includes(worker)) return; // sent before it was terminated
      left -= 1;
      ask(worker);
      if (left === 0) stop();
      onBatch(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // it is handled: the page plays instead
      if (running.includes(worker)) fail();
    });
    for (let asked = 0; asked < PARTS_PER_WORKER; asked += 1) ask(worker);
  };

  signal.addEventListener('abort', stop, { once: true });
  try {
    for (let count = Math.min(workers, slices.length); count > 0; count -= 1) start();
  } catch {
    fail();
  }
}
