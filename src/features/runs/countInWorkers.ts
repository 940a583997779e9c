import { watchForSilence } from '../../async/watchForSilence';
import type { RunsPart } from '../../engine/runs/countRuns';
import type { RunsQuestion } from '../../engine/runs/question';
import type { RunsBatch } from '../../engine/runs/runsBatch';
import { createWorker } from './createWorker';
import type { WorkerRequest } from './runs.worker';
import type { NoWorkers } from './runsProgress';

const MOST_WORKERS = 8;

/** A worker has the next part at hand when it has finished one. */
const PARTS_AT_ONCE = 2;

/** A part takes a fraction of a second; a worker that is silent for so many will not answer. */
const SILENCE_S = 10;

/** As many workers as there are spare cores. */
export function spareCores(): number {
  return Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1));
}

export type InWorkers = {
  readonly question: RunsQuestion;
  readonly parts: readonly RunsPart[];
  readonly workers: number;
  readonly onBatch: (batch: RunsBatch) => void;
  /** Called at most once, also before `countInWorkers` returns; then all workers have been terminated. */
  readonly onFailure: (cause: NoWorkers) => void;
};

/**
 * Counts the parts of a question in workers. They are terminated when all are counted, when one of them fails, and when
 * the count is stopped.
 *
 * @returns stops at once
 */
export function countInWorkers({ question, parts, workers, onBatch, onFailure }: InWorkers): () => void {
  const waiting = [...parts];
  const started: Worker[] = [];
  let left = parts.length;
  let hasAnswered = false;

  const silence = watchForSilence(SILENCE_S, () => fail('stopped'));
  const stop = () => {
    silence.stop();
    for (const worker of started.splice(0)) worker.terminate();
  };
  const fail = (cause: NoWorkers) => {
    stop();
    onFailure(cause);
  };

  const ask = (worker: Worker) => {
    const part = waiting.shift();
    if (part === undefined) return;
    const request: WorkerRequest = { question, part };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(request);
  };

  const start = () => {
    const worker = createWorker();
    started.push(worker);
    worker.addEventListener('message', ({ data }: MessageEvent<RunsBatch>) => {
      if (!started.includes(worker)) return; // sent before it was terminated
      silence.heard();
      hasAnswered = true;
      left -= 1;
      ask(worker);
      if (left === 0) stop();
      onBatch(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault(); // it is handled: the page counts instead
      if (started.includes(worker)) fail(hasAnswered ? 'stopped' : 'blocked');
    });
    for (let asked = 0; asked < PARTS_AT_ONCE; asked += 1) ask(worker);
  };

  if (typeof Worker === 'undefined') fail('unsupported');
  else
    try {
      for (let count = Math.min(workers, parts.length); count > 0; count -= 1) start();
    } catch {
      fail('blocked');
    }
  return stop;
}
