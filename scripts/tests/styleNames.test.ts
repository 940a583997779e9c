import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../lib/filesIn';

it('has no two style sheets of components with one name, since their classes are called by it', () => {
  const names = filesIn('packages/site/src')
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual([...new Set(names)]);
});
