import type { Plugin } from 'vite';
import { CARDS } from '../src/features/shared/cards.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/i18n/languages.ts';
import { pageTexts as texts } from '../src/i18n/page.ts';
import { labelSentence } from '../src/i18n/texts.ts';

/**
 * Puts the cards and texts of the first page into it. A line of the static HTML with `%card%` is there once for each card, one
 * with `%lang%` once for each language; `%key%` is the text of that language, or else of the default one; `%labels%` is the label in all languages. Behind
 * `<!-- texts -->` all texts follow as JSON for the scripts.
 */
export function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        fill(
          html
            .replace(/^.*%card%.*$/gm, (line) => CARDS.map((card) => line.replace('%card%', card)).join('\n'))
            .replace(/^.*%lang%.*$/gm, (line) => LOCALES.map((locale) => fill(line, locale)).join('\n'))
            .replace('%labels%', LOCALES.map((locale) => labelSentence(texts[locale])).join(' '))
            .replace(/( *)<!-- texts -->/, (_, indent) =>
              LOCALES.map((locale) => indent + block(locale)).join('\n'),
            ),
          DEFAULT_LOCALE,
        ),
    },
  };
}

function fill(html: string, locale: Locale): string {
  return html.replace(/%(\w+)%/g, (place, key: string) => {
    if (key === 'lang') return locale;
    const text = new Map<string, unknown>(Object.entries(texts[locale])).get(key);
    if (typeof text !== 'string')
      throw new Error(`index.html asks for ${place}; src/i18n/${locale}/page.ts has no "${key}".`);
    return text;
  });
}

function block(locale: Locale): string {
  const json = JSON.stringify(texts[locale]).replaceAll('<', '\\u003c').replaceAll('%', '\\u0025');
  return `<script type="application/json" id="texts-${locale}">${json}</script>`;
}
