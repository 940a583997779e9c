import type { Plugin } from 'vite';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/i18n/languages.ts';

/**
 * Leaves out what a page that is one file of its folder never shows: the texts of the other languages, and `/v` where the
 * language has none. Texts of `/v`, which are in English only, stay.
 */
export function oneLanguage(locale: Locale): Plugin {
  const others = LOCALES.filter((other) => other !== locale).join('|');
  const leftOut = [
    String.raw`i18n/(?:${others})/(?!script\.ts$).*\.ts$`,
    ...(locale === DEFAULT_LOCALE
      ? []
      : ['app/pages/VPage.tsx$', 'features/start-trading/TradingScript.tsx$']),
  ].map((path) => new RegExp(`/src/${path}`));
  return {
    name: 'one-language',
    enforce: 'pre',
    transform: (code, id) =>
      leftOut.some((path) => path.test(id.replaceAll('\\', '/')))
        ? [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
            .map(([, name]) => `export const ${name} = undefined;`)
            .join('\n')
        : undefined,
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          new RegExp(` *<script type="application/json" id="texts-(?:${others})">.*</script>\n`, 'g'),
          '',
        ),
    },
  };
}
