import { afterEach, beforeEach, expect, vi } from 'vitest';

// A silent console is part of green. A test that expects a message takes it: `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks(); // before the verdict, so that one loud test does not fail all that follow
  expect(said).toEqual([]);
});
