import { DEFAULT_LOCALE, LOCALES, type Locale } from '@simulation/engine/texts';
import { metaPolicy } from '../../../hosting/headers';
import { CARDS } from '../../dashboard/src/features/shared/cards';
import { htmlTexts } from '../../dashboard/src/i18n/html';
import { pageTexts } from '../../dashboard/src/i18n/page';
import { labelSentence } from '../../dashboard/src/i18n/texts';
import { coins, lines, word } from '../../dashboard/src/ui/icons/drawings';
import { HEIGHT, tile, WIDTH } from '../../dashboard/src/ui/Watermark/lattice';

/**
 * Fills `index.html`. A line with `%card%` is there once for each card, one with `%lang%` once for each language;
 * `%key%` is the text of that language, or else of the default one; `%labels%` is the label in all languages,
 * `%drawings%` every drawing, to be used by its id.
 *
 * @param hasPolicy whether the page has the security policy, so that it holds on any host; the development server needs
 *   inline scripts and a socket
 */
export function staticHtml(html: string, hasPolicy: boolean): string {
  const page = html
    .replace(/^.*%policy%.*\n/m, (line) => (hasPolicy ? line.replace('%policy%', metaPolicy) : ''))
    .replace(/^.*%card%.*$/gm, (line) => CARDS.map((card) => line.replace('%card%', card)).join('\n'))
    .replace(/^.*%lang%.*$/gm, (line) => LOCALES.map((locale) => fill(line, locale)).join('\n'))
    .replaceAll('%labels%', LOCALES.map((locale) => labelSentence(pageTexts[locale])).join(' '))
    .replace('%drawings%', drawings);
  return fill(page, DEFAULT_LOCALE);
}

function fill(html: string, locale: Locale): string {
  return html.replace(/%(\w+)%/g, (place, key: string) => {
    if (key === 'lang') return locale;
    const text = new Map<string, unknown>(Object.entries({ ...pageTexts[locale], ...htmlTexts[locale] })).get(
      key,
    );
    if (typeof text !== 'string')
      throw new Error(
        `index.html asks for ${place}; packages/dashboard/src/i18n/${locale}/html.ts has no "${key}".`,
      );
    return text;
  });
}

function drawings(): string {
  const symbol = (id: string, path: string, rule = '') =>
    `<symbol id="${id}" viewBox="0 0 24 24"><path${rule} d="${path}"/></symbol>`;
  return [
    `<path id="word" d="${word}"/>`,
    '<pattern id="engraved" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 7H14"/></pattern>',
    `<pattern id="watermark" width="${WIDTH}" height="${HEIGHT}" patternUnits="userSpaceOnUse">${tile('word')}</pattern>`,
    ...Object.entries(lines).map(([id, path]) => symbol(id, path)),
    ...Object.entries(coins).map(([code, path]) => symbol(`coin-${code}`, path, ' fill-rule="evenodd"')),
  ].join('');
}
