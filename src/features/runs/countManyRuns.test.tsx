import { afterEach, expect, test, vi } from 'vitest';
import type { RunsQuestion } from '../../engine/runs/question';
import type { RunsResult } from '../../engine/runs/runsResult';
import { countManyRuns } from './countManyRuns';
import type { RunsProgress } from './runsProgress';

const question: RunsQuestion = {
  run: { route: 'dashboard', seed: '7' },
  count: 1_000,
  duration: 3_600_000,
};

const said = (result: RunsResult | null | undefined) =>
  [result?.rigged, result?.fair].map((market) => [market?.fan, market?.histogram, market?.summary]);

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

afterEach(() => vi.unstubAllGlobals());

test('one worker, three workers and the page count the same', async () => {
  const [one, three, page] = [await count(1), await count(3), await count(0)];
  for (const steps of [one, three, page])
    expect(steps.at(-1)).toMatchObject({ state: 'done', done: 1_000, of: 1_000, onPage: null });
  expect(said(three.at(-1)?.result)).toEqual(said(one.at(-1)?.result));
  expect(said(page.at(-1)?.result)).toEqual(said(one.at(-1)?.result));
});

test('the first picture comes long before the last run, and the count only grows', async () => {
  const steps = await count(1);
  const first = steps.find(({ result }) => result !== null);
  expect(first?.done).toBeLessThanOrEqual(500);
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
  expect(said(steps.at(-1)?.result)).toEqual(said((await count(0)).at(-1)?.result));
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
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
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
  vi.useRealTimers();
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
