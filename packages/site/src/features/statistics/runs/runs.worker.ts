import { comparedMarkets, finish, marketOf } from '@simulation/engine';
import { type Experiment, playRuns, type RunsPart, transferables } from '@simulation/engine/runs';

/** The message to a worker: one part of an experiment. It answers with the batch. */
export type WorkerRequest = { readonly experiment: Experiment; readonly part: RunsPart };

self.addEventListener('message', ({ data: { experiment, part } }: MessageEvent<WorkerRequest>) => {
  const batch = finish(playRuns(experiment, comparedMarkets(marketOf(experiment.run)), part));
  self.postMessage(batch, { transfer: transferables(batch) });
});
