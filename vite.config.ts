import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { classNames } from './build/classNames.ts';
import { compileHint } from './build/compileHint.ts';
import { earlyScript } from './build/earlyScript.ts';
import { firstChunks } from './build/firstChunks.ts';
import { firstSheet } from './build/firstSheet.ts';
import { laterChunks } from './build/laterChunks.ts';
import { licences } from './build/licences.ts';
import { metaPolicy } from './build/metaPolicy.ts';
import { pageIcons } from './build/pageIcons.ts';
import { pageTexts } from './build/pageTexts.ts';
import { plainReact } from './build/plainReact.ts';
import { precompressed } from './build/precompressed.ts';
import { previewHost } from './build/previewHost.ts';
import { basePath } from './hosting/files.mjs';

/**
 * Globals that the built page does without, so that what React does with them is left out, half a kilobyte (brotli):
 * its developer tools (they work in development), Node and old Internet Explorers, the browser's sign for navigating.
 */
const absent = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined,
  process: undefined,
  setImmediate: undefined,
  navigation: undefined,
};

export default defineConfig({
  // Where the site is hosted: a path that starts and ends with a slash.
  base: basePath(),
  plugins: [
    react(),
    // Writes the class names of each style sheet as types beside it, so that a misspelt one does not compile.
    patchCssModules({ generateSourceTypes: true }),
    pageTexts(),
    pageIcons(),
    metaPolicy(),
    earlyScript(),
    firstSheet(),
    laterChunks(),
    plainReact(),
    compileHint(),
    licences(),
    precompressed(),
    previewHost(),
  ],
  css: {
    modules: { generateScopedName: classNames() },
  },
  build: {
    // The first versions that know `light-dark()`: rewritten for older ones it would not follow the chosen theme.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: false, // every chunk is one round trip deep
    cssCodeSplit: true,
    minify: 'terser', // half a kilobyte (brotli) less than the default: docs/decisions/0005
    terserOptions: {
      ecma: 2020,
      module: true,
      format: { wrap_func_args: true },
      compress: {
        passes: 3,
        pure_getters: true,
        unsafe_arrows: true,
        reduce_funcs: false, // a function that stays where it is compresses better than one woven in
        global_defs: absent,
      },
    },
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: firstChunks() } },
      checks: { bundlerTimings: false }, // nearly all of it is terser, and that is wanted
    },
  },
  preview: { host: '127.0.0.1' },
});
