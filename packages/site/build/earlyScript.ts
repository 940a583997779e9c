import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { sourceUrl } from './sourceUrl';

const SOURCE = '../dashboard/src/app/early.ts';
const NAME = 'early.js';

/**
 * Bundles `early.ts` of the dashboard into a small classic script in the head, which the browser runs before the first
 * paint. A second entry of the build would be a module that shares chunks with the page: it would run after it.
 */
export function earlyScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'early-script',
    configResolved: (resolved) => {
      config = resolved;
    },
    async buildStart() {
      if (config.command === 'build')
        this.emitFile({ type: 'asset', name: NAME, source: await bundle(config) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle: files = {}, server }) => {
        // The development server runs it as a module: a flash of the other theme does no harm there.
        const attrs = server
          ? { type: 'module', src: sourceUrl(config, SOURCE) }
          : { src: config.base + fileNameIn(Object.values(files)) };
        // Last in the head: behind a policy in a `meta` nothing is preloaded, so elements after a script wait for it.
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}

async function bundle({ root, base, build: { target } }: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    base,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target, lib: { entry: SOURCE, formats: ['iife'], name: 'early' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error(`${SOURCE} gave no bundle.`);
  return output.output[0].code;
}

/** The name with the hash of its content. */
function fileNameIn(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string {
  const file = files.find((candidate) => candidate.type === 'asset' && candidate.names.includes(NAME));
  if (file === undefined) throw new Error(`The build has no ${NAME}.`);
  return file.fileName;
}
