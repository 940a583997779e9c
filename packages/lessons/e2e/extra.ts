import type { ExtraUnderTest } from '../../../e2e/extras';
import { doorTexts } from '../src/texts/doors';

export const extra: ExtraUnderTest = { doors: Object.values(doorTexts).map(({ teachers }) => teachers) };
