import { createHash } from 'node:crypto';
import type { BrowserOptions } from '../browsers/BrowserDriver';
import type { Visitor } from '../Visitor';

/** Opens a browser; it stays open until the test ends. */
export type Comes = (options?: BrowserOptions) => Promise<Visitor>;

/** One errand: what a person comes for, step by step. */
export type Errand = (person: Person) => Promise<void>;

/** Somebody with errands, who does one after the other until the time is over. */
export class Person {
  steps = 0;

  constructor(
    readonly visitor: Visitor,
    readonly comes: Comes,
    private readonly endsAt: number,
    private readonly lookingMs: number,
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

export type Stay = {
  /** How long the person stays (s). */
  seconds: number;
  /** For how long each step is looked at (ms). */
  lookingMs: number;
  /** Decides what a person chooses. */
  seed: string;
};

/** The first errand alone. */
export async function comesBy(
  comes: Comes,
  [errand]: readonly [Errand, ...Errand[]],
  seed: string,
): Promise<Person> {
  const person = new Person(await comes(), comes, Infinity, 0, seed);
  await errand(person);
  return person;
}

/** The errands in their order, and then in any order, until the time is over. */
export async function stays(
  comes: Comes,
  errands: readonly [Errand, ...Errand[]],
  { seconds, lookingMs, seed }: Stay,
): Promise<Person> {
  const person = new Person(await comes(), comes, performance.now() + seconds * 1000, lookingMs, seed);
  for (const errand of errands) await errand(person);
  while (!person.isTimeOver && person.visitor.faults.length < 10) await person.oneOf(errands)(person);
  return person;
}
