import { onDemand } from '@simulation/dashboard';
import type { Locale } from '@simulation/dashboard/texts';
import type { ComponentType } from 'react';
import { loadPracticeTexts } from '../texts/practice';
import type { PracticeProps } from './Practice';

/** The practice in each language. Its chunk and its texts are loaded when it is reached. */
export const PRACTICES: Readonly<Record<Locale, ComponentType<PracticeProps>>> = {
  en: practiceIn('en'),
  de: practiceIn('de'),
};

function practiceIn(locale: Locale) {
  return onDemand('section', async () => {
    const [{ Practice }, texts] = await Promise.all([import('./Practice'), loadPracticeTexts[locale]()]);
    return (props: PracticeProps) => <Practice {...props} texts={texts} />;
  });
}
