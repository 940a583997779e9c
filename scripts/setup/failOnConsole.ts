import { afterEach, beforeEach, expect, vi } from 'vitest';

// A component test fails if it writes an error or a warning to the console. A test that expects a message removes it:
// `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks(); // before the assertion, which would otherwise leave the spies in place for the next test
  expect(messages).toEqual([]);
});
