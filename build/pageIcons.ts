import type { Plugin } from 'vite';
import { coins, lines, word } from '../src/ui/icons/drawings.ts';
import { HEIGHT, tile, WIDTH } from '../src/ui/Watermark/lattice.ts';

/** Puts every drawing into the page once, to be used by its id. */
export function pageIcons(): Plugin {
  return {
    name: 'page-icons',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!-- icons -->', `<svg class="drawings" aria-hidden="true">${symbols()}</svg>`),
    },
  };
}

function symbols(): string {
  const symbol = (id: string, path: string, rule = '') =>
    `<symbol id="${id}" viewBox="0 0 24 24"><path${rule} d="${path}"/></symbol>`;
  return [
    `<path id="word" d="${word}"/>`,
    `<pattern id="watermark" width="${WIDTH}" height="${HEIGHT}" patternUnits="userSpaceOnUse">${tile('word')}</pattern>`,
    ...Object.entries(lines).map(([id, path]) => symbol(id, path)),
    ...Object.entries(coins).map(([code, path]) => symbol(`coin-${code}`, path, ' fill-rule="evenodd"')),
  ].join('');
}
