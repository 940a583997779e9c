import { pickRun, type Run, type RunParameters } from './run';

/** What a link to a run says beside its path. */
export function runParameters(run: Run): RunParameters {
  const { route: _, ...parameters } = pickRun(run);
  return parameters;
}
