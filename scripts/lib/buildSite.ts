import { resolve } from 'node:path';
import { build, createServer, type InlineConfig, mergeConfig, preview } from 'vite';
import { precompress } from './precompress';

/**
 * The configuration of the site, with more. Its loader is that of Node, here with tsx: a bundled configuration could
 * not import a package whose face is TypeScript.
 */
const site = (more: InlineConfig): InlineConfig =>
  mergeConfig({ configFile: 'packages/site/vite.config.ts', configLoader: 'native' }, more);

/** Builds the site, and compresses what a server sends. */
export async function buildSite(outDir = 'dist', more: InlineConfig = {}): Promise<void> {
  const folder = resolve(outDir);
  await build(site({ logLevel: 'warn', ...more, build: { ...more.build, outDir: folder } }));
  precompress(folder);
}

/** Serves the built site as a host should. */
export const previewSite = (options: InlineConfig['preview'] = {}, outDir = 'dist') =>
  preview(site({ preview: options, build: { outDir: resolve(outDir) }, logLevel: 'error' }));

/** Serves the sources, and updates the page after each change. */
export const serveSources = (port: number) => createServer(site({ server: { port } }));
