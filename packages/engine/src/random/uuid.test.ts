import { describe, expect, it } from 'vitest';
import { formatUuid } from './uuid';

describe('a uuid', () => {
  // E075
  it('keeps the drawn bits but for the six of version 4 and variant 10', () => {
    expect(formatUuid([0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff])).toBe(
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    );
    expect(formatUuid([0, 0, 0, 0])).toBe('00000000-0000-4000-8000-000000000000');
    expect(formatUuid([0x01234567, 0x89abcdef, 0x01234567, 0x89abcdef])).toBe(
      '01234567-89ab-4def-8123-456789abcdef',
    );
  });
});
