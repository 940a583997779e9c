import type { Plugin } from 'vite';

const OTHER = { en: 'de', de: 'en' } as const;

/**
 * Leaves the texts of the other language out: a page that is one file of its folder is never in another. `/v` is in English
 * only, so its texts stay.
 */
export function oneLanguage(locale: 'en' | 'de'): Plugin {
  const other = OTHER[locale];
  const texts = new RegExp(String.raw`[\\/]src[\\/]i18n[\\/](?!script[\\/])\w+[\\/]${other}\.ts$`);
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
        html.replace(new RegExp(` *<script type="application/json" id="texts-${other}">.*</script>\n`), ''),
    },
  };
}
