import type { ExtraUnderTest } from '../../../e2e/extras';
import { scenes } from '../src/scenes';
import { doorTexts } from '../src/texts/doors';

export const extra: ExtraUnderTest = {
  scenes,
  doors: Object.values(doorTexts).flatMap(({ why, explanation, paidAlready }) => [
    explanation,
    `${why} ${explanation}`,
    paidAlready,
  ]),
};
