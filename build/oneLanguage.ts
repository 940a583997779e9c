import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '../src/i18n/languages.ts';

/**
 * Leaves the texts of the other languages out: a page that is one file of its folder is never in another. `/v` is in English
 * only, so its texts stay.
 */
export function oneLanguage(locale: Locale): Plugin {
  const others = LOCALES.filter((other) => other !== locale);
  const texts = new RegExp(
    String.raw`[\\/]src[\\/]i18n[\\/](?:${others.join('|')})[\\/](?!script\.ts$).*\.ts$`,
  );
  return {
    name: 'one-language',
    enforce: 'pre',
    transform: (code, id) =>
      texts.test(id)
        ? [...code.matchAll(/^export const (\w+)/gm)].map(([head]) => `${head} = undefined;`).join('\n')
        : undefined,
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          new RegExp(
            ` *<script type="application/json" id="texts-(?:${others.join('|')})">.*</script>\n`,
            'g',
          ),
          '',
        ),
    },
  };
}
