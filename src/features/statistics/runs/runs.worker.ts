import { countRuns, type RunsPart } from '../../../engine/runs/countRuns';
import type { RunsQuestion } from '../../../engine/runs/question';
import { buffersOf } from '../../../engine/runs/runsBatch';

/** What a worker is asked: one part of a question. It answers with the batch. */
export type WorkerRequest = { readonly question: RunsQuestion; readonly part: RunsPart };

self.addEventListener('message', ({ data: { question, part } }: MessageEvent<WorkerRequest>) => {
  const steps = countRuns(question, part);
  let step = steps.next();
  while (!step.done) step = steps.next();
  self.postMessage(step.value, { transfer: buffersOf(step.value) });
});
