// `npm run test:engines` runs the journeys in Chromium, Firefox and WebKit. Arguments are passed on to Playwright:
// `npm run test:engines -- --project firefox`.
import { existsSync, readFileSync } from 'node:fs';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

type Annotation = { type: string; description?: string };
type Test = { status: string; projectName: string; annotations: Annotation[] };
type Suite = { suites?: Suite[]; specs?: { tests: Test[] }[] };

const journeys = stages.engines(process.argv.slice(2));
runStages([stages.build, journeys], () => printEngines(journeys.report));

/** Prints a line for each engine: its version and its counts, or why it was skipped. */
function printEngines(report: string): void {
  if (!existsSync(report)) return;
  const tests = testsOf(JSON.parse(readFileSync(report, 'utf8')));
  for (const project of new Set(tests.map(({ projectName }) => projectName))) {
    const ofProject = tests.filter(({ projectName }) => projectName === project);
    const count = (status: string) => ofProject.filter((test) => test.status === status).length;
    const annotation = (type: string) =>
      ofProject.flatMap(({ annotations }) => annotations).find((one) => one.type === type)?.description;
    const version = annotation('version') ?? annotation('skip') ?? 'not started';
    console.log(
      `${project}: ${version}: ${count('expected')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}

function testsOf({ suites = [], specs = [] }: Suite): Test[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}
