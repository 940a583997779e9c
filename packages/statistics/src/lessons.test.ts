import { expect, it } from 'vitest';
import { forLessons } from './lessons';

it.each([
  ['fair-lesson', ['The statistics behind it'], ['Die Statistik dahinter']],
  [
    'runs',
    ['The statistics behind it', 'Show the runs without a guess'],
    ['Die Statistik dahinter', 'Läufe ohne Vermutung zeigen'],
  ],
  ['fair', undefined, undefined],
])('in a lesson a link to the scene %s says what to press', (scene, english, german) => {
  expect([forLessons.pressedFor(scene, 'en'), forLessons.pressedFor(scene, 'de')]).toEqual([english, german]);
});
