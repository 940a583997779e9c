import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunsQuestion } from '../../engine/runs/question';
import type { RunsResult } from '../../engine/runs/runsResult';
import { countAll } from '../../engine/testing/countAll';
import { countManyRuns } from './countManyRuns';
import type { RunsProgress } from './runsProgress';

/** Shorter runs than a visitor may ask for, in four parts: more than a worker has at hand at a time. */
const question: RunsQuestion = {
  run: { route: 'dashboard', seed: '7' },
  count: 1_000,
  duration: 1_200_000,
};

const said = (result: RunsResult | null | undefined) =>
  [result?.rigged, result?.fair].map((market) => [market?.fan, market?.histogram, market?.summary]);
const expected = said(countAll(question));

/** Counts to the end; `onProgress` may interfere. */
function count(workers: number, onProgress: (progress: RunsProgress) => void = () => undefined) {
  const steps: RunsProgress[] = [];
  return new Promise<RunsProgress[]>((resolve) => {
    const keep = (progress: RunsProgress) => {
      steps.push(progress);
      onProgress(progress);
      if (progress.state !== 'counting') resolve(steps);
    };
    countManyRuns(question, workers, keep, new AbortController().signal);
  });
}

/** Workers that are silent for long are given up. No time passes here, so none of them is, however slow the machine. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one worker, three workers and the page count the same', async () => {
  for (const workers of [1, 3, 0]) {
    // oxlint-disable-next-line no-await-in-loop -- one count after another
    const last = (await count(workers)).at(-1);
    expect(last).toMatchObject({ state: 'done', done: 1_000, of: 1_000, onPage: null });
    expect(said(last?.result)).toEqual(expected);
  }
});

test('the first picture is of the first part, and the count only grows', async () => {
  const steps = await count(1);
  const first = steps.find(({ result }) => result !== null);
  expect(first?.result?.done).toBe(250);
  const counts = steps.map(({ done }) => done);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test('workers that stop in the middle are said, and the page counts the rest to the same result', async () => {
  const started: Worker[] = [];
  const Original = Worker;
  vi.stubGlobal(
    'Worker',
    class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        started.push(this);
      }
    },
  );
  let isFirst = true;
  const steps = await count(2, ({ done }) => {
    if (done === 0 || !isFirst) return;
    isFirst = false;
    started[0]?.dispatchEvent(new ErrorEvent('error'));
  });
  expect(steps.at(-1)).toMatchObject({ state: 'done', done: 1_000, onPage: 'stopped' });
  expect(said(steps.at(-1)?.result)).toEqual(expected);
});

test('workers that may not be started are said, and the page counts', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        throw new DOMException('forbidden', 'SecurityError');
      }
    },
  );
  expect((await count(2)).at(-1)).toMatchObject({ state: 'done', done: 1_000, onPage: 'blocked' });
});

test('workers that do not answer for ten seconds are said, and the page counts', async () => {
  const terminate = vi.fn<() => void>();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly postMessage = () => undefined;
      readonly terminate = terminate;
    },
  );
  const counted = count(2);
  vi.advanceTimersByTime(9_000);
  expect(terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(terminate).toHaveBeenCalledTimes(2);
  expect((await counted).at(-1)).toMatchObject({ state: 'done', done: 1_000, onPage: 'stopped' });
});

test('a count that is stopped says nothing more, and its workers are gone', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const controller = new AbortController();
  let after = 0;
  await new Promise<void>((resolve) => {
    const stop = ({ done }: RunsProgress) => {
      if (controller.signal.aborted) after += 1;
      if (done === 0) return;
      controller.abort();
      resolve();
    };
    countManyRuns(question, 2, stop, controller.signal);
  });
  expect(terminate).toHaveBeenCalledTimes(2);
  await count(1);
  expect(after).toBe(0);
});
