import type { ExtraUnderTest } from '../../../e2e/extras';
import { scenes } from '../src/scenes';

export const extra: ExtraUnderTest = { scenes };
