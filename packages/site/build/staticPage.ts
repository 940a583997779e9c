import type { Plugin, ViteDevServer } from 'vite';
import { sourceUrl } from './sourceUrl';

type StaticHtml = typeof import('./staticHtml');

/**
 * Fills `index.html` with texts and drawings of the page (`staticHtml.ts`), since Vite fills its places from the
 * environment alone.
 */
export function staticPage(): Plugin {
  return {
    name: 'static-page',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        if (server === undefined) return (await import('./staticHtml')).staticHtml(html, true);
        const { staticHtml } = await loadAnew(server);
        return staticHtml(html, false).replace(/(?<= href=")\.\.\/[^"]+/g, (path) =>
          sourceUrl(server.config, path),
        );
      },
    },
  };
}

/**
 * As it is after the last change. Imported, the texts would be part of the configuration, and a changed one restart the
 * server.
 */
const loadAnew = async (server: ViteDevServer) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite does not know what the module exports
  (await server.ssrLoadModule('/build/staticHtml.ts')) as StaticHtml;
