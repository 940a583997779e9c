import { expect, it } from 'vitest';
import { forLessons } from './lessons';

it.each([
  ['story', ['Play the story'], ['Die Geschichte spielen']],
  ['story-teen', ['Play the story: A group chat'], ['Die Geschichte spielen: Ein Gruppenchat']],
  ['story-teen-rise', undefined, undefined],
  ['runs', undefined, undefined],
])('in a lesson a link to the scene %s says what to press', (scene, english, german) => {
  expect([forLessons.pressedFor(scene, 'en'), forLessons.pressedFor(scene, 'de')]).toEqual([english, german]);
});
