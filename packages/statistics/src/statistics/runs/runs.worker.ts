import { comparedMarkets, finish, marketOf } from '@simulation/engine';
import { type Experiment, playRuns, type RunsSlice, transferables } from '@simulation/engine/runs';

/** The message to a worker: one slice of an experiment. It answers with the batch. */
export type WorkerRequest = { readonly experiment: Experiment; readonly slice: RunsSlice };

self.addEventListener('message', ({ data: { experiment, slice } }: MessageEvent<WorkerRequest>) => {
  const batch = finish(playRuns(experiment, comparedMarkets(marketOf(experiment.run)), slice));
  self.postMessage(batch, { transfer: transferables(batch) });
});
