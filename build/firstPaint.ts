import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type CSSModulesOptions, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { patchCssModules } from 'vite-css-modules';

const MARKUP = 'src/app/firstPaint/markup.tsx';
/** The name of the chunk (vite.config.ts). */
export const FIRST_PAINT = 'firstPaint';

/**
 * Puts the page as React renders it first into the HTML, as a template, and before all other scripts the chunk that fills it. The
 * first paint waits for that chunk where the browser can.
 */
export function firstPaint(cssModules: CSSModulesOptions): Plugin[] {
  return [markupPlugin(cssModules), chunkPlugin()];
}

function markupPlugin(cssModules: CSSModulesOptions): Plugin {
  let markup = '';
  return {
    name: 'first-paint-markup',
    async buildStart() {
      const { config } = this.environment;
      if (config.command === 'build') markup = (await buildMarkup(config, cssModules)).firstPaintMarkup();
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        if (server) markup = (await loadMarkup(server)).firstPaintMarkup();
        return html.replace('<!-- first paint -->', () => markup);
      },
    },
  };
}

function chunkPlugin(): Plugin {
  return {
    name: 'first-paint-chunk',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html; // the development server runs it with the page's own script
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === FIRST_PAINT,
        );
        if (chunk === undefined) throw new Error(`The build has no chunk ${FIRST_PAINT}.`);
        const page = html.replace(new RegExp(` *<link rel="modulepreload"[^>]*${chunk.fileName}">\\n`), '');
        // The page's own script has a low priority: ten times as large, on a slow line it would delay what the first paint waits for.
        return page.replace(
          /( *<script type="module" crossorigin) src="([^"]*\/)([^"/]*)"/,
          (_, script, folder, file) =>
            `${script} blocking="render" src="${folder}${chunk.fileName.split('/').at(-1)}"></script>\n` +
            `${script} fetchpriority="low" src="${folder}${file}"`,
        );
      },
    },
  };
}

/** What the page asks of a browser when it is loaded. The order of its cards follows from style sheets. */
const browser = { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) };

type MarkupModule = typeof import('../src/app/firstPaint/markup');

async function loadMarkup(server: ViteDevServer): Promise<MarkupModule> {
  Object.assign(globalThis, browser);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite does not know what is in the file
  return (await server.ssrLoadModule(MARKUP)) as MarkupModule;
}

/** Builds the module that renders the page in Node, with the class names of this build, and loads it. */
async function buildMarkup(
  { root, mode }: ResolvedConfig,
  modules: CSSModulesOptions,
): Promise<MarkupModule> {
  const outDir = join(root, '.cache/first-paint', mode);
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), patchCssModules()],
    css: { modules },
    build: { ssr: MARKUP, outDir, emptyOutDir: true, minify: false },
  });
  Object.assign(globalThis, browser);
  return import(pathToFileURL(join(outDir, 'markup.js')).href);
}
