import { expect } from 'vitest';

/** A whole number from `from` to `to`, both included. */
export function expectWhole(value: number | undefined, from: number, to: number): void {
  expect(value).toSatisfy((number: number) => Number.isInteger(number) && number >= from && number <= to);
}
