import { DEFAULT_LOCALE, LOCALES, type Locale } from '@simulation/engine/texts';
import type { Plugin } from 'vite';

/**
 * Empties the modules that a page in one file never runs: the texts of the other languages, and `/v` where the language
 * has none. Its texts are in English only, and stay. The bundler cannot know which language the page is opened in.
 */
export function oneLanguage(locale: Locale): Plugin {
  const others = LOCALES.filter((other) => other !== locale).join('|');
  const isUnused = new RegExp(String.raw`/(?:i18n|texts)/(?:${others})/(?!script\.ts$)`);
  const isOfV = /\/(?:VPage|TradingScript)\.tsx$/;
  return {
    name: 'one-language',
    enforce: 'pre',
    config: () => ({
      build: { rolldownOptions: { shimMissingExports: true, checks: { shimmedExport: false } } },
    }),
    load: (id) => (isUnused.test(id) || (locale !== DEFAULT_LOCALE && isOfV.test(id)) ? '' : undefined),
  };
}
