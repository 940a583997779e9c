import { describe, expect, it } from 'vitest';
import { openStream } from './streams';
import { uuid } from './uuid';

describe('a uuid', () => {
  it('keeps the drawn bits but for the six of version 4 and variant 10', () => {
    expect(uuid([0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff])).toBe(
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    );
    expect(uuid([0, 0, 0, 0])).toBe('00000000-0000-4000-8000-000000000000');
    expect(uuid([0x01234567, 0x89abcdef, 0x01234567, 0x89abcdef])).toBe(
      '01234567-89ab-4def-8123-456789abcdef',
    );
  });

  it('is a version 4 uuid every time, and never the same in ten thousand', () => {
    const prng = openStream('uuids', 'identity');
    const all = Array.from({ length: 10_000 }, () =>
      uuid([prng.next(), prng.next(), prng.next(), prng.next()]),
    );
    expect(new Set(all).size).toBe(10_000);
    for (const one of all)
      expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
