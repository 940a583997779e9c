import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, createServer, type InlineConfig, mergeConfig, preview } from 'vite';
import { modulesWith } from './packages';
import { precompress } from './precompress';

/**
 * The configuration of the site, with more. Its loader is that of Node, here with tsx: a bundled configuration could
 * not import a package whose face is TypeScript.
 */
const site = (more: InlineConfig): InlineConfig =>
  mergeConfig({ configFile: 'packages/site/vite.config.ts', configLoader: 'native' }, more);

/** Files that a package adds to the built site, by their path in it: its `siteFiles.ts` exports it. @public for those */
export type SiteFiles = () => ReadonlyMap<string, Uint8Array>;

/** Builds the site with what packages add to it (`siteFiles.ts`), and compresses what a server sends. */
export async function buildSite(outDir = 'dist', more: InlineConfig = {}): Promise<void> {
  const folder = resolve(outDir);
  await build(site({ logLevel: 'warn', ...more, build: { ...more.build, outDir: folder } }));
  const modules = await modulesWith<{ readonly siteFiles: SiteFiles }>('siteFiles.ts');
  for (const [path, content] of modules.flatMap(({ siteFiles }) => [...siteFiles()])) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  precompress(folder);
}

/** Serves the built site as a host should. */
export const previewSite = (options: InlineConfig['preview'] = {}, outDir = 'dist') =>
  preview(site({ preview: options, build: { outDir: resolve(outDir) }, logLevel: 'error' }));

/** Serves the sources, and updates the page after each change. */
export const serveSources = (port: number) => createServer(site({ server: { port } }));
