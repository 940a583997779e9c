import { comparedMarkets } from '../../../engine/markets';
import { finish } from '../../../engine/recording';
import { marketOf } from '../../../engine/run';
import type { Experiment } from '../../../engine/runs/experiment';
import { playRuns, type RunsPart } from '../../../engine/runs/playRuns';
import { transferables } from '../../../engine/runs/runsBatch';

/** The message to a worker: one part of an experiment. It answers with the batch. */
export type WorkerRequest = { readonly experiment: Experiment; readonly part: RunsPart };

self.addEventListener('message', ({ data: { experiment, part } }: MessageEvent<WorkerRequest>) => {
  const batch = finish(playRuns(experiment, comparedMarkets(marketOf(experiment.run)), part));
  self.postMessage(batch, { transfer: transferables(batch) });
});
