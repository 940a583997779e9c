import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { earlyScript } from './build/earlyScript.ts';
import { initialChunk } from './build/initialChunk.ts';
import { metaPolicy } from './build/metaPolicy.ts';
import { pageIcons } from './build/pageIcons.ts';
import { pageTexts } from './build/pageTexts.ts';
import { precompressed } from './build/precompressed.ts';
import { previewHost } from './build/previewHost.ts';
import { basePath } from './hosting/files.mjs';

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
    precompressed(),
    previewHost(),
  ],
  css: {
    // Short names: they are a good part of what small components weigh.
    modules: { generateScopedName: '[hash:base64:4]' },
  },
  build: {
    // The first versions that know `light-dark()`: rewritten for older ones it would not follow the chosen theme.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: false, // every chunk is one round trip deep
    cssCodeSplit: false,
    minify: 'terser', // half a kilobyte (brotli) less than the default: docs/decisions/0005
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
    },
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [initialChunk()] } },
      checks: { bundlerTimings: false }, // nearly all of it is terser, and that is wanted
    },
  },
  preview: { host: '127.0.0.1' },
});
