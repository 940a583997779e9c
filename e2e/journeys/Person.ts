import { pickOne } from '../../src/engine/random/draw';
import { Prng, seedState } from '../../src/engine/random/prng';
import type { Visitor } from './Visitor';

/** Something that a person does, and its name in a fault. */
export type Step = readonly [what: string, how: (visitor: Visitor) => Promise<unknown>];

/** Makes a choice; the same seed chooses the same again. */
type Choose = <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;

/** The errand of a person, step by step. */
export type Errand = (oneOf: Choose) => readonly Step[];

/** Somebody with errands. */
export class Person {
  steps = 0;
  private readonly prng: Prng;

  constructor(
    readonly visitor: Visitor,
    private readonly endsAt: number,
    private readonly lookingMs: number,
    seed: string,
  ) {
    this.prng = new Prng(seedState(seed));
  }

  get isTimeOver() {
    return performance.now() >= this.endsAt;
  }

  /** Looks at the page for a while after each step, and notes what is wrong. No step is begun when the time is over. */
  async does(errand: Errand) {
    for (const [what, how] of errand((choices) => pickOne(this.prng, choices))) {
      if (this.isTimeOver) return;
      this.steps += 1;
      try {
        await how(this.visitor);
        await this.visitor.watch(what, this.lookingMs);
      } catch (error) {
        this.visitor.faults.push(`${what}: ${String(error)}`);
      }
    }
  }

  /** Does the errands in their order, and then in any order, until the time is over. */
  async stays(errands: readonly [Errand, ...Errand[]]) {
    for (const errand of errands) await this.does(errand);
    while (!this.isTimeOver && this.visitor.faults.length < 10) await this.does(pickOne(this.prng, errands));
  }
}
