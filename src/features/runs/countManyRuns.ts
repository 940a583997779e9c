import { runInChunks } from '../../async/runInChunks';
import { partsOf } from '../../engine/runs/countRuns';
import type { RunsQuestion } from '../../engine/runs/question';
import type { RunsBatch } from '../../engine/runs/runsBatch';
import type { RunsResult } from '../../engine/runs/runsResult';
import { runsResultOf } from '../../engine/runs/runsResultOf';
import { RunsTable } from '../../engine/runs/runsTable';
import { stopwatch } from '../../ui/motion/stopwatch';
import { timeLeft } from '../../ui/motion/timeLeft';
import { countInWorkers } from './countInWorkers';
import { countOnPage } from './countOnPage';
import type { NoWorkers, RunsProgress } from './runsProgress';

/** Progress is reported at most so often, since the page is drawn each time. */
const REPORTS = 1_000;

/** A new result is computed when there are this many times the runs of the last one. */
const GROWTH = 1.1;

/** Not before this has passed since the last one (ms), and so many times as long as that took: it is work for the page. */
const INTERVAL_MS = 250;
const REST = 5;

/**
 * Counts many runs: in workers, or on the page where no worker answers. The result is the same.
 *
 * @param workers how many to start; 0 counts on the page
 * @param onProgress called now and then and for each new result, the last time with `done` or `failed`
 * @param signal stops at once; nothing is called afterwards
 */
export function countManyRuns(
  question: RunsQuestion,
  workers: number,
  onProgress: (progress: RunsProgress) => void,
  signal: AbortSignal,
): void {
  const table = new RunsTable(question);
  const secondsLeft = timeLeft();
  let onPage: NoWorkers | null = null;
  let result: RunsResult | null = null;
  let sinceResult = stopwatch();
  let took = 0;
  let isComputing = false;
  let reported = 0;

  const report = (state: 'counting' | 'done' | 'failed') => {
    if (signal.aborted) return;
    const { done } = table;
    const { count } = question;
    reported = done;
    const left = state === 'counting' ? secondsLeft(done, count) : null;
    onProgress({ state, result, done, of: count, secondsLeft: left, onPage });
  };
  const fail = () => report('failed');

  const computeResult = async () => {
    isComputing = true;
    const duration = stopwatch();
    function* compute() {
      result = yield* runsResultOf(table);
    }
    const isComplete = await runInChunks(compute(), undefined, signal);
    isComputing = false;
    took = duration();
    sinceResult = stopwatch();
    if (!isComplete) return;
    const isDone = result?.done === question.count;
    report(isDone ? 'done' : 'counting');
    if (!isDone) refresh();
  };

  const refresh = () => {
    const hasRested = sinceResult() >= Math.max(INTERVAL_MS, REST * took);
    const isDue = result === null || (hasRested && table.done >= GROWTH * result.done);
    if (!isComputing && (isDue || table.done === question.count)) computeResult().catch(fail);
  };

  const onBatch = (batch: RunsBatch) => {
    table.add(batch);
    if (table.done - reported >= question.count / REPORTS) report('counting');
    refresh();
  };

  const countRestOnPage = () => {
    const rest = partsOf(question).filter(({ first }) => table.outcome('rigged', first) === null);
    countOnPage(question, rest, onBatch, signal).catch(fail);
  };

  report('counting');
  if (workers === 0) countRestOnPage();
  else {
    const stop = countInWorkers({
      question,
      parts: partsOf(question),
      workers,
      onBatch,
      onFailure: (cause) => {
        onPage = cause;
        report('counting');
        countRestOnPage();
      },
    });
    signal.addEventListener('abort', stop, { once: true });
  }
}
