import { expect, it } from 'vitest';
import { dueContacts } from './plugin';

it('two months before the first contact expires the build names it, and a year later all of them', () => {
  expect(dueContacts('2026-11-28')).toEqual([]);
  expect(dueContacts('2027-09-24')).toEqual([]);
  expect(dueContacts('2027-09-25')).toContain('de: Sperr-Notruf, checked on 2026-11-25');
  expect(dueContacts('2027-09-25').some((line) => line.includes('2026-11-28'))).toBe(false);
  expect(dueContacts('2027-11-28').length).toBeGreaterThan(50);
});
