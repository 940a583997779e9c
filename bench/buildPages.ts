import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type InlineConfig, type Plugin, resolveConfig } from 'vite';
import { Live } from './floors/live/Live';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));
const PRODUCT = fileURLToPath(new URL('../dist/', import.meta.url));

/** The pages that the product is compared with. Each is the least that such a page costs. */
export type Floor = 'shell' | 'plain' | 'card' | 'live' | 'moving';

/** Builds every floor, and the page of the engine, each into a folder of its name in `folder`. */
export async function buildPages(folder: string): Promise<void> {
  const config = await sharedConfig();
  const page = (source: string, name: string, plugins: Plugin[] = []) =>
    build({
      ...config,
      root: join(SOURCES, source),
      plugins: [react(), ...plugins],
      build: { ...config.build, outDir: join(folder, name) },
    });
  writeShell(join(folder, 'shell'));
  await page('floors/card', 'card');
  await page('floors/plain', 'plain', [prerender(false)]);
  await page('floors/live', 'live', [prerender(false)]);
  await page('floors/live', 'moving', [prerender(true)]);
  await page('engine', 'engine');
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

/** What floors share with the product: they are compiled and minified in the same way. */
async function sharedConfig(): Promise<InlineConfig> {
  const { build } = await resolveConfig({ logLevel: 'error' }, 'build', 'production', 'production');
  const { target, minify, cssMinify, assetsInlineLimit, modulePreload } = build;
  return {
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { target, minify, cssMinify, assetsInlineLimit, modulePreload, emptyOutDir: true },
  };
}

/** Puts the HTML of the live page into its source, so that it is painted before its script arrives. */
function prerender(moving: boolean): Plugin {
  const html = renderToString(createElement(Live, { moving }));
  return { name: 'prerender', transformIndexHtml: (page) => page.replace('<!-- floor -->', html) };
}

/** The product's own page without any script. */
function writeShell(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(PRODUCT, 'assets'), join(folder, 'assets'), { recursive: true });
  const page = readFileSync(join(PRODUCT, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
}
