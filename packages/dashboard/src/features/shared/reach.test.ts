import { expect, it } from 'vitest';
import { whyUnreachable } from './reach';

it.each([
  ['file:///home/x/index.html?seed=7', 'file'],
  ['http://127.0.0.1:4173/', 'local'],
  ['http://127.1.2.3/', 'local'],
  ['http://localhost:4173/', 'local'],
  ['http://[::1]:4173/', 'local'],
  ['http://192.168.0.7:4173/', undefined],
  ['https://school.example/127.0.0.1', undefined],
])('says whether other devices can open %s', (link, expected) => {
  expect(whyUnreachable(new URL(link))).toBe(expected);
});
