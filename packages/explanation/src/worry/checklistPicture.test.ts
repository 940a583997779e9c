import { expect, it } from 'vitest';
import { linesOf } from './checklistPicture';

const inCharacters = (text: string) => text.length;

it.each([
  ['', ['']],
  ['one', ['one']],
  ['one two three', ['one two', 'three']],
  ['https://too.long/for it', ['https://', 'too.long', '/for it']],
])('%s is laid out in lines of eight characters', (text, lines) => {
  expect(linesOf(text, 8, inCharacters)).toEqual(lines);
});
