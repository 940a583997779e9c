import type { Run } from '../engine';
import { RunsSection } from '../features/statistics/runs/RunsSection';
import { saveFile } from './saveFile';

/** Many runs with seeds made from that of a run. */
export function Runs({ run }: { run: Run }) {
  return <RunsSection run={run} saveFile={saveFile} />;
}
