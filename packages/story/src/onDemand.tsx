import { onDemand, useLanguage } from '@simulation/dashboard';
import type { Locale } from '@simulation/dashboard/texts';
import type { ComponentType } from 'react';
import { loadStoryTexts } from './texts/story';

/** In each language: a chunk has the texts of one. */
const inEach = (make: (locale: Locale) => ComponentType): Readonly<Record<Locale, ComponentType>> => ({
  en: make('en'),
  de: make('de'),
});

const fetchGonePage = () => import('./panel/GonePage');

const PANELS = inEach((locale) =>
  onDemand('panel', async () => {
    // The page that is gone too: the story ends without a network.
    const [{ StoryPanel }, texts] = await Promise.all([
      import('./panel/StoryPanel'),
      loadStoryTexts[locale](),
      fetchGonePage(),
    ]);
    return () => <StoryPanel texts={texts} />;
  }),
);

const GONE_PAGES = inEach((locale) =>
  onDemand('section', async () => {
    const [{ GonePage }, texts] = await Promise.all([fetchGonePage(), loadStoryTexts[locale]()]);
    return () => <GonePage texts={texts} />;
  }),
);

/** The story beside the page. */
export function Panel() {
  const InLanguage = PANELS[useLanguage().locale];
  return <InLanguage />;
}

/** The page once the invented site is gone. */
export function Gone() {
  const InLanguage = GONE_PAGES[useLanguage().locale];
  return <InLanguage />;
}
