import { countRuns, partsOf, type RunsPart } from '../runs/countRuns';
import type { RunsQuestion } from '../runs/question';
import type { RunsBatch } from '../runs/runsBatch';
import type { RunsResult } from '../runs/runsResult';
import { runsResultOf } from '../runs/runsResultOf';
import { RunsTable } from '../runs/runsTable';

/** Runs all steps at once. */
export function finish<Result>(steps: Generator<void, Result, undefined>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export function batchOf(question: RunsQuestion, part: RunsPart): RunsBatch {
  return finish(countRuns(question, part));
}

/** The result of a question, counted in these parts, one after the other. */
export function countAll(question: RunsQuestion, parts: readonly RunsPart[] = partsOf(question)): RunsResult {
  const table = new RunsTable(question);
  for (const part of parts) table.add(batchOf(question, part));
  return finish(runsResultOf(table));
}
