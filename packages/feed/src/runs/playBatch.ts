import { finish, marketOf } from '@simulation/engine';
import { emptyBatch, playRuns, type RunsBatch, type RunsSlice } from '@simulation/engine/runs';
import type { RowsFormat } from '../text/options';
import type { RunsPlan } from './plan';
import { rowsOf } from './rows';
import { type RunsCounts, RunsTally } from './runsTally';

export type BatchRequest = {
  readonly plan: RunsPlan;
  readonly part: RunsSlice;
  readonly rows?: RowsFormat | undefined;
};

/** Neighboring runs: counted, and as rows if these are asked for. */
export type PlayedBatch = RunsCounts & { readonly rows: string };

/** The memory of the last batch. New memory for each one would be about 40 MB before it is collected. */
let last: RunsBatch | undefined;

/** Plays neighboring runs of a plan, in a thread of its own. */
export function playBatch({ plan, part, rows }: BatchRequest): PlayedBatch {
  const { first, runs } = part;
  const markets = [marketOf(plan.run)];
  if (last?.trades.length !== runs) last = emptyBatch(markets, first, runs);
  const batch = finish(playRuns(plan, markets, part, last));
  const tally = new RunsTally();
  tally.addBatch(plan, batch);
  return { ...tally.counts(), rows: rows === undefined ? '' : rowsOf(plan, batch, rows) };
}

/** Ctrl-C reaches every process of a terminal. The main process answers it, and ends these. */
const IGNORE_SIGINT = 'data:text/javascript,process.on("SIGINT",()=>{})';

/** This function, for a pool. In a clone it is TypeScript, which tsx runs in processes, not in threads. */
export const PLAY_BATCH = {
  filename: import.meta.url,
  name: playBatch.name,
  ...(import.meta.url.endsWith('.ts') && {
    runtime: 'child_process' as const,
    serialization: 'advanced' as const,
    execArgv: ['--import', 'tsx', '--import', IGNORE_SIGINT],
  }),
};
