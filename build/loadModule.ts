import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type ResolvedConfig, type ViteDevServer } from 'vite';

/**
 * Loads a module that imports some of the page, into the Node that builds or serves it. Vite finds these, whose names have no
 * extensions; of what its configuration imports, it wants names as Node knows them.
 *
 * @param path from the folder of the project
 * @param vite the server, or else the configuration of a build
 * @param options of the build that the module needs
 */
export async function loadModule<T>(
  path: string,
  vite: ViteDevServer | ResolvedConfig,
  options: Pick<InlineConfig, 'plugins' | 'css'> = {},
): Promise<T> {
  const module: unknown =
    'ssrLoadModule' in vite ? await vite.ssrLoadModule(path) : await import(await built(path, vite, options));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody but who names the file knows what is in it
  return module as T;
}

/** The address of the module in one file. */
async function built(path: string, { root, mode }: ResolvedConfig, options: InlineConfig): Promise<string> {
  const { name } = parse(path);
  const outDir = join(root, '.cache/modules', mode, name);
  await build({
    ...options,
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: path, outDir, emptyOutDir: true, minify: false },
  });
  return pathToFileURL(join(outDir, `${name}.js`)).href;
}
