import { pickOne } from '../../packages/engine/src/random/draw';
import { type Prng, seededPrng } from '../../packages/engine/src/random/prng';
import type { Visitor } from './Visitor';

/** Something that a person does, and its name in a fault. */
export type Step = readonly [what: string, how: (visitor: Visitor) => Promise<unknown>];

/** Makes a choice; the same seed chooses the same again. */
type Choose = <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;

/** The task of a person, step by step. */
export type Task = (oneOf: Choose) => readonly Step[];

/** Somebody with tasks. */
export class Person {
  steps = 0;
  private readonly prng: Prng;

  constructor(
    readonly visitor: Visitor,
    private readonly endsAt: number,
    private readonly lookingMs: number,
    seed: string,
  ) {
    this.prng = seededPrng(seed);
  }

  get isExpired() {
    return performance.now() >= this.endsAt;
  }

  /** Looks at the page for a while after each step, and notes what is wrong. No step is begun when the time is over. */
  async run(task: Task) {
    for (const [what, how] of task((choices) => pickOne(this.prng, choices))) {
      if (this.isExpired) return;
      this.steps += 1;
      try {
        await how(this.visitor);
        await this.visitor.watch(what, this.lookingMs);
      } catch (error) {
        this.visitor.failures.push(`${what}: ${String(error)}`);
      }
    }
  }

  /** Does the tasks in their order, and then in any order, until the time is over. */
  async runUntil(tasks: readonly [Task, ...Task[]]) {
    for (const task of tasks) await this.run(task);
    while (!this.isExpired && this.visitor.failures.length < 10) await this.run(pickOne(this.prng, tasks));
  }
}
