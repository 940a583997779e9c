import { makeRun, nameRun, type Run, type RunProblem } from '@simulation/engine';
import { OptionError, type RUN_OPTIONS, refusal, type Values } from './options';

/** Everything that determines a run, with the names and units of the page's address. */
export type RunOptions = Values<typeof RUN_OPTIONS>;

/**
 * The run of the engine for these options.
 *
 * @throws {OptionError} if an option has a value that is not allowed
 */
export function toRun(options: RunOptions): Run {
  const { seed = freshSeed() } = options;
  const { run, problems } = makeRun({ ...options, seed });
  if (run !== undefined) return run;
  throw new OptionError(problems.slice(0, 1).map(describe).join(''));
}

function describe({ field, value, allowed, needs }: RunProblem): string {
  if (needs?.field === 'route') return `${field} must be left out with route v, which has a script.`;
  if (needs !== undefined) return `${field} needs ${needs.field} ${needs.words.join(' or ')}.`;
  return refusal(field, allowed, value);
}

/** A name such as `sun-bear-hoopoe-MUC`, as the page draws it. */
export function freshSeed(): string {
  const [bear = 0, bird = 0, airport = 0] = crypto.getRandomValues(new Uint32Array(3));
  return nameRun([bear, bird, airport]);
}
