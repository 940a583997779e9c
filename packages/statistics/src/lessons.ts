/** What the lessons take from here: how a link to the statistics reads. */
import type { Locale } from '@simulation/dashboard/texts';
import { scenes } from './scenes';
import { doorTexts } from './texts/doors';
import { runsTexts } from './texts/runs';

export const forLessons = {
  pressedFor: (scene: string, locale: Locale): readonly string[] | undefined => {
    if (!Object.hasOwn(scenes('dashboard'), scene)) return undefined;
    const { statistics } = doorTexts[locale];
    return scene === 'runs' ? [statistics, runsTexts[locale].pass] : [statistics];
  },
};
