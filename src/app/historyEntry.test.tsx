import { afterEach, expect, it } from 'vitest';
import { readEntry, writeEntry } from './historyEntry';

const before: unknown = history.state;
afterEach(() => history.replaceState(before, ''));

it('an entry reads back as it was written', () => {
  expect(writeEntry({ reloadedFor: 'statistics' })).toBe(true);
  expect(readEntry()).toMatchObject({ reloadedFor: 'statistics' });
});

it.each([
  ['nothing', null],
  ['a text', 'visit'],
  ['the entry of another script', { visit: { position: 'first' } }],
  ['an entry of another format', { format: 0, visit: { position: 1 } }],
])('%s is an empty entry', (_, state) => {
  history.replaceState(state, '');
  expect(readEntry()).toEqual({});
});
