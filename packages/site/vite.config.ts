import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, type UserConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { basePath } from '../../hosting/files';
import { hostPages } from '../../hosting/hostPages';
import { earlyScript } from './build/earlyScript';
import { ownLicense } from './build/ownLicense';
import { packagePlugins } from './build/packagePlugins';
import { previewHost } from './build/previewHost';
import { staticPage } from './build/staticPage';

/** One file for each page: npm run package. */
export const SINGLE_FILE = 'single-file';

/**
 * Class names of words that are in the files anyway: a hash of each file would be 5 % of all style sheets as they
 * travel. In a file that nobody reads, which travels uncompressed: short.
 */
const cssModules = (mode: string) => ({
  generateScopedName:
    mode === SINGLE_FILE
      ? '[hash:base64:4]'
      : (name: string, file: string) => `${basename(file, '.module.css')}-${name}`,
});

export default defineConfig(
  async ({ mode }): Promise<UserConfig> => ({
    // Where the site is hosted: a path that starts and ends with a slash.
    base: basePath(),
    root: import.meta.dirname,
    cacheDir: '../../.cache/vite', // in its own folder it would count as a source
    plugins: [
      react(),
      // Writes the class names of each style sheet as types beside it, so that a misspelt one does not compile.
      patchCssModules({ generateSourceTypes: true }),
      staticPage(),
      earlyScript(),
      ...(mode === SINGLE_FILE ? [] : [ownLicense()]),
      previewHost(),
      ...(await packagePlugins()),
    ],
    define: { 'import.meta.env.HOST_PAGES': JSON.stringify(hostPages()) },
    css: {
      modules: cssModules(mode),
      // Flat: on paper WebKit (2.50, Safari 26) leaves out what is nested in `@media print`, and `@media print` in a rule.
      lightningcss: { include: Features.Nesting },
    },
    build: {
      outDir: '../../dist',
      emptyOutDir: true, // outside of this folder
      // The supported browsers (README.md). All know `light-dark()`: rewritten for others, it would not follow the theme.
      target: ['chrome125', 'firefox125', 'safari17.5'],
      // The policy allows no data: addresses, except that of a page in one file.
      assetsInlineLimit: mode === SINGLE_FILE ? Number.POSITIVE_INFINITY : 0,
      cssCodeSplit: mode !== SINGLE_FILE,
      chunkSizeWarningLimit: mode === SINGLE_FILE ? 1_000 : 500, // kB
      modulePreload: { polyfill: false }, // these browsers know `modulepreload`
      manifest: true,
      license: { fileName: 'licenses.txt' },
      rolldownOptions: {
        checks: { bundlerTimings: false }, // a slow machine is no warning, and warnings fail `npm test`
        output: {
          // The whole first page is one script. Without this, each of its modules that a dialog shares would be one more.
          codeSplitting: mode !== SINGLE_FILE && {
            groups: [
              { name: 'page', tags: ['$initial'] },
              // What several parts use of the dashboard: each component of it would be a request else.
              { name: 'shared', test: /packages.(?:dashboard|engine)./, minShareCount: 2 },
            ],
          },
        },
      },
    },
    worker: { format: 'es' },
    preview: { host: '127.0.0.1' },
  }),
);
