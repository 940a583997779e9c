import { createHash } from 'node:crypto';
import { LOOKING_MS } from '../journey';
import type { Visitor } from '../Visitor';

/** One errand: what a person comes for, step by step. */
export type Errand = (person: Person) => Promise<void>;

/** Somebody with errands, who does one after the other until the time is over. */
export class Person {
  steps = 0;

  constructor(
    readonly visitor: Visitor,
    private readonly endsAt: number,
    private readonly lookingMs: number,
    /** Decides what the person chooses. */
    private readonly seed: string,
  ) {}

  private choices = 0;

  get isTimeOver() {
    return performance.now() >= this.endsAt;
  }

  /** Does something, looks at the page for a while, and notes what is wrong. Nothing more is begun when time is over. */
  async does(what: string, how: (visitor: Visitor) => Promise<unknown>) {
    if (this.isTimeOver) return;
    this.steps += 1;
    try {
      await how(this.visitor);
      await this.visitor.watch(what, this.lookingMs);
    } catch (error) {
      this.visitor.faults.push(`${what}: ${String(error)}`);
    }
  }

  /** A choice; the same seed chooses the same again. */
  oneOf<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    this.choices += 1;
    const drawn = createHash('sha256').update(`${this.seed} ${this.choices}`).digest().readUInt32BE();
    return choices[drawn % choices.length] ?? choices[0];
  }
}

/** The errands in their order, and then in any order, until the time is over. */
export async function stays(
  visitor: Visitor,
  errands: readonly [Errand, ...Errand[]],
  seconds: number,
  seed: string,
): Promise<Person> {
  const person = new Person(visitor, performance.now() + seconds * 1000, LOOKING_MS, seed);
  for (const errand of errands) await errand(person);
  while (!person.isTimeOver && person.visitor.faults.length < 10) await person.oneOf(errands)(person);
  return person;
}
