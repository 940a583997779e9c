import { createHash } from 'node:crypto';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const SOURCE = 'src/app/early.ts';

/**
 * Bundles `src/app/early.ts` into a small classic script that the page waits for before it paints: it sets language,
 * title and theme, so that no other language and no other theme is ever seen. A module would run too late.
 */
export function earlyScript(): Plugin {
  let config: ResolvedConfig;
  let bundled: Promise<string> | undefined;

  const bundle = async () => {
    const result = await build({
      configFile: false,
      root: config.root,
      base: config.base,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        target: config.build.target,
        lib: { entry: SOURCE, formats: ['iife'], name: 'early' },
      },
    });
    const [output] = Array.isArray(result) ? result : [result];
    if (output === undefined || !('output' in output)) throw new Error(`${SOURCE} gave no bundle.`);
    return output.output[0].code;
  };

  return {
    name: 'early-script',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use(`${config.base}early.js`, (_request, response, next) => {
        bundle().then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      bundled ??= bundle();
      const source = await bundled;
      this.emitFile({ type: 'asset', fileName: fileNameOf(source), source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { server }) => {
        bundled ??= server ? undefined : bundle();
        const file = bundled === undefined ? 'early.js' : fileNameOf(await bundled);
        // The parser waits for it. Last of the head, so that everything else has been asked for by then: what is behind
        // a policy in a `meta` is not asked for in advance.
        return html.replace('</head>', `  <script src="${config.base}${file}"></script>\n  </head>`);
      },
    },
  };
}

function fileNameOf(source: string): string {
  return `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
}
