import type { Plugin, ViteDevServer } from 'vite';

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
        const { staticHtml } = server ? await loadAnew(server) : await import('./staticHtml');
        return staticHtml(html, server === undefined);
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
