import react from '@vitejs/plugin-react';
import type { CSSModulesOptions, Plugin, ResolvedConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { loadModule } from './loadModule.ts';

/** The name of the chunk (vite.config.ts). */
export const FIRST_PAINT = 'firstPaint';

/**
 * Puts the page as React renders it first into the HTML, as a template, and before all other scripts the chunk that fills it. The
 * first paint waits for that chunk where the browser can.
 */
export function firstPaint(cssModules: CSSModulesOptions): Plugin[] {
  return [markupPlugin(cssModules), chunkPlugin()];
}

function markupPlugin(modules: CSSModulesOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-paint-markup',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        Object.assign(globalThis, browser);
        const { firstPaintMarkup } = await loadModule<typeof import('../src/app/firstPaint/markup')>(
          'src/app/firstPaint/markup.tsx',
          server ?? config,
          { plugins: [react(), patchCssModules()], css: { modules } }, // the class names of this build
        );
        return html.replace('<!-- first paint -->', firstPaintMarkup);
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
