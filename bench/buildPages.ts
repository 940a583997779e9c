import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, resolveConfig } from 'vite';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));
const PRODUCT = fileURLToPath(new URL('../dist/', import.meta.url));
/** Inside the project, where the built module finds React. */
const PRERENDER = fileURLToPath(new URL('../.cache/bench/prerender/', import.meta.url));

/** The pages that the product is compared with. Each is the least that such a page costs. */
export type Floor = 'shell' | 'card' | 'live';

/** Builds every floor, and the page of the engine, each into a folder of its name in `folder`. */
export async function buildPages(folder: string): Promise<void> {
  const { html } = await buildPrerender();
  writeShell(join(folder, 'shell'));
  await buildPage(join(SOURCES, 'floors/card'), folder);
  await buildPage(join(SOURCES, 'floors/live'), folder, [
    { name: 'insert-html', transformIndexHtml: (page) => page.replace('<!-- floor -->', html) },
  ]);
  await buildPage(join(SOURCES, 'engine'), folder);
}

/**
 * Builds a page into a folder of its name in `folder`.
 *
 * @param source the folder with its `index.html`
 * @returns the path of the built page
 */
export async function buildPage(source: string, folder: string, plugins: Plugin[] = []): Promise<string> {
  const config = await sharedConfig();
  const outDir = join(folder, basename(source));
  await build({
    ...config,
    root: source,
    plugins: [react(), ...plugins],
    build: { ...config.build, outDir },
  });
  return outDir;
}

/**
 * Builds the script that observes a page.
 *
 * @returns its path
 */
export async function buildProbe(folder: string): Promise<string> {
  const config = await sharedConfig();
  const outDir = join(folder, 'probe');
  const lib = {
    entry: join(SOURCES, 'probe/probe.ts'),
    formats: ['iife' as const],
    name: 'probe',
    fileName: () => 'probe.js',
  };
  await build({ ...config, build: { ...config.build, outDir, lib } });
  return join(outDir, 'probe.js');
}

/** Settings that floors share with the product: they are compiled and minified in the same way. */
async function sharedConfig(): Promise<InlineConfig> {
  const { build, worker } = await resolveConfig(
    { configFile: 'packages/site/vite.config.ts', configLoader: 'native', logLevel: 'error' },
    'build',
    'production',
    'production',
  );
  const { target, minify, cssMinify, assetsInlineLimit, modulePreload } = build;
  return {
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    worker: { format: worker.format },
    build: { target, minify, cssMinify, assetsInlineLimit, modulePreload, emptyOutDir: true },
  };
}

/** Builds the module that renders the live page in Node, and loads it. */
async function buildPrerender(): Promise<typeof import('./floors/live/prerender')> {
  const config = await sharedConfig();
  await build({
    ...config,
    root: SOURCES,
    plugins: [react()],
    build: { ...config.build, ssr: 'floors/live/prerender.tsx', outDir: PRERENDER },
  });
  return import(pathToFileURL(join(PRERENDER, 'prerender.js')).href);
}

/** The product's own page without any script. */
function writeShell(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(PRODUCT, 'assets'), join(folder, 'assets'), { recursive: true });
  const page = readFileSync(join(PRODUCT, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
}
