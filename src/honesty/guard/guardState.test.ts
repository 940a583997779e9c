import { describe, expect, it } from 'vitest';
import { type Finding, type GuardState, nextGuardState } from './guardState';

/** The state after checks at the given times (ms), from the first one on. */
const stateAfter = (...checks: readonly (readonly [at: number, finding: Finding])[]) =>
  checks.reduce<GuardState>((state, [at, finding]) => nextGuardState(state, finding, at), {
    name: 'visible',
  });

describe('INV-04 the state of the guard', () => {
  it('stays visible while the label is seen', () => {
    expect(stateAfter([0, 'visible'], [420, 'visible'])).toEqual({ name: 'visible' });
  });

  it('becomes suspect at the first miss, and says since when', () => {
    expect(stateAfter([0, 'visible'], [420, 'covered'])).toEqual({ name: 'suspect', since: 420 });
  });

  it('stays suspect until 400 ms have passed, whatever is wrong', () => {
    expect(stateAfter([0, 'covered'], [100, 'hidden'], [399, 'covered'])).toEqual({
      name: 'suspect',
      since: 0,
    });
  });

  it('withholds figures at a second miss 400 ms later, with the latest reason', () => {
    expect(stateAfter([0, 'covered'], [400, 'removed'])).toEqual({ name: 'withheld', reason: 'removed' });
  });

  it('forgets a miss when the label is seen in between', () => {
    expect(stateAfter([0, 'covered'], [200, 'visible'], [450, 'covered'])).toEqual({
      name: 'suspect',
      since: 450,
    });
  });

  it('keeps figures withheld and follows the reason', () => {
    expect(stateAfter([0, 'covered'], [400, 'covered'], [800, 'small'])).toEqual({
      name: 'withheld',
      reason: 'small',
    });
  });

  it('shows figures again as soon as the label is seen', () => {
    expect(stateAfter([0, 'covered'], [400, 'covered'], [800, 'visible'])).toEqual({ name: 'visible' });
  });
});
