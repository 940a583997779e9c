import { describe, expect, it } from 'vitest';
import { advance } from './advance';
import { TestSession } from './testing/testSession';

describe('simulated time', () => {
  it('does nothing when none passes', () => {
    const session = TestSession.open('still').now;
    expect(advance(session, 0)).toBe(session);
  });

  it('runs an event at its own due time: not a millisecond early, and by the millisecond it is due', () => {
    const test = TestSession.open('due');
    const dueAt = test.now.nextAt ?? Number.NaN;
    expect(test.after(dueAt - 1).now.trades).toHaveLength(0);
    expect(test.after(1).now.trades).toHaveLength(1);
  });

  it('never changes the session it was given', () => {
    const session = TestSession.open('frozen').after(20_000).now;
    const before = JSON.stringify(session);
    advance(session, 60_000);
    expect(JSON.stringify(session)).toBe(before);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d ms and says what to do', (elapsed) => {
    expect(() => advance(TestSession.open('bad').now, elapsed)).toThrow(
      /whole milliseconds and carry the rest/,
    );
  });
});
