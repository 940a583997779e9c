import { runOf } from '@simulation/engine';
import { computeRunsResult, type Experiment, type RunsResult } from '@simulation/engine/runs';
import { playAll } from '@simulation/engine/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { playManyRuns, type RunsProgress } from './playManyRuns';

/** Shorter runs than a visitor may ask for, in eight slices: more than a worker has at hand at a time. */
const experiment: Experiment = { run: runOf({ seed: '7' }), count: 1_000, duration: 2_400_000 };

const figures = (result: RunsResult | null | undefined) =>
  result?.markets.map(({ fan, histogram, summary }) => [fan, histogram, summary]);
const expected = figures(playAll(experiment));

/** Plays to the end. */
function play(workers: number) {
  const steps: RunsProgress<RunsResult>[] = [];
  return new Promise<RunsProgress<RunsResult>[]>((resolve, reject) => {
    const keep = (progress: RunsProgress<RunsResult>) => {
      steps.push(progress);
      if (progress.done === experiment.count) resolve(steps);
    };
    playManyRuns(experiment, workers, computeRunsResult, keep, reject, new AbortController().signal);
  });
}

afterEach(() => vi.unstubAllGlobals());

test('one worker and three workers come to the same result', async () => {
  for (const workers of [1, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const last = (await play(workers)).at(-1);
    expect(last).toMatchObject({ done: 1_000, onPage: false });
    expect(figures(last?.result)).toEqual(expected);
  }
});

test('the first picture is of the first slice, and each later one has more runs', async () => {
  const done = (await play(1)).map((progress) => progress.done);
  expect(done[0]).toBe(125);
  expect(done).toEqual([...new Set(done)].sort((a, b) => a - b));
});

test('when a worker fails in the middle, the page says so and plays the rest to the same result', async () => {
  let asked = 0;
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      override postMessage(request: unknown) {
        asked += 1;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        if (asked <= 5) super.postMessage(request);
        else queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error')));
      }
    },
  );
  const last = (await play(1)).at(-1);
  expect(last).toMatchObject({ done: 1_000, onPage: true });
  expect(figures(last?.result)).toEqual(expected);
});

test('where no worker may be started, the page says so and plays to the same result', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        throw new DOMException('forbidden', 'SecurityError');
      }
    },
  );
  const steps = await play(2);
  expect(steps[0]).toMatchObject({ done: 0, result: null, onPage: true });
  expect(steps.at(-1)).toMatchObject({ done: 1_000, onPage: true });
  expect(figures(steps.at(-1)?.result)).toEqual(expected);
});

test('where no result can be computed, that is said', async () => {
  function* compute(): Generator<void, RunsResult, undefined> {
    yield;
    throw new RangeError('no result');
  }
  const controller = new AbortController();
  const failure = new Promise((_, reject) => {
    playManyRuns(experiment, 1, compute, () => {}, reject, controller.signal);
  });
  await expect(failure).rejects.toThrow('no result');
  controller.abort();
});

test('once stopped, nothing more is reported, and the workers are gone', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const controller = new AbortController();
  let later = 0;
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      if (controller.signal.aborted) later += 1;
      controller.abort();
      resolve();
    };
    playManyRuns(experiment, 2, computeRunsResult, stop, reject, controller.signal);
  });
  expect(terminate).toHaveBeenCalledTimes(2);
  await play(1);
  expect(later).toBe(0);
});
