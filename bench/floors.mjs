// @ts-check
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { Live } from './floors/live/Live.mjs';

const ROOM = fileURLToPath(new URL('floors/', import.meta.url));
const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const LIVE = ['plain', 'live', 'moving'];

/** The pages that the product is measured against, by what they are. */
export const FLOORS = /** @type {const} */ ({
  shell: 'the static shell, no script',
  plain: 'live, no framework',
  card: 'one card by React',
  live: 'live, React',
  moving: 'live, React, moving as the product does',
});

/** Builds every floor and the engine alone into `folder`, with the project's own Vite and React. */
export async function buildFloors(/** @type {string} */ folder) {
  shell(join(folder, 'shell'));
  for (const floor of ['plain', 'card', 'live', 'moving']) {
    const html = renderToString(createElement(Live, { moving: floor === 'moving' }));
    await build({
      configFile: false,
      root: join(ROOM, floor === 'moving' ? 'live' : floor),
      base: `/`,
      logLevel: 'error',
      publicDir: false,
      plugins: LIVE.includes(floor)
        ? [{ name: 'prerender', transformIndexHtml: (page) => page.replace('<!-- floor -->', html) }]
        : [],
      build: { ...shared, outDir: join(folder, floor), modulePreload: false, assetsInlineLimit: 0 },
    });
  }
  await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'error',
    publicDir: false,
    build: {
      ...shared,
      outDir: join(folder, 'engine'),
      lib: { entry: join(PROJECT, 'src/engine/index.ts'), formats: ['es'], fileName: 'engine' },
    },
  });
  writeFileSync(join(folder, 'engine', 'index.html'), '<!doctype html><title>The engine alone</title>');
}

const shared = {
  target: ['chrome123', 'firefox120', 'safari17.5'],
  emptyOutDir: true,
};

/** The product's own page with every script taken out: what is painted before any of them runs. */
function shell(/** @type {string} */ folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(PROJECT, 'dist/assets'), join(folder, 'assets'), { recursive: true });
  const page = readFileSync(join(PROJECT, 'dist/index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), page.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
}
