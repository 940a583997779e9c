import { afterEach, beforeEach, expect, vi } from 'vitest';

// A silent console is part of green. A test that expects a message takes it: `vi.mocked(console.error).mockClear()`.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
