/** What work in steps comes to, done at once. */
export function finish<Result>(steps: Generator<unknown, Result, undefined>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
