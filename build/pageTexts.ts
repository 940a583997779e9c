import type { Plugin } from 'vite';
import { de } from '../src/i18n/de/page.ts';
import { en } from '../src/i18n/en/page.ts';

const texts = { en, de };

/**
 * Puts the texts of both languages into the page: for `%en.key%` and `%de.key%` in the static HTML, and all of
 * them as JSON for the scripts.
 */
export function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(/%(en|de)\.(\w+)%/g, (place, locale: 'en' | 'de', key) => {
            const text = new Map(Object.entries(texts[locale])).get(key);
            if (typeof text !== 'string')
              throw new Error(`index.html asks for ${place}; i18n/${locale}.ts has no "${key}".`);
            return text;
          })
          .replace(/( *)<!-- texts -->/, (_, indent) => `${indent}${block('en')}\n${indent}${block('de')}`),
    },
  };
}

function block(locale: 'en' | 'de'): string {
  const json = JSON.stringify(texts[locale]).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="texts-${locale}">${json}</script>`;
}
