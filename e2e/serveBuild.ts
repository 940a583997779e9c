import type { Plugin } from 'vite';
import { buildSite, previewSite } from '../scripts/lib/buildSite';

/** Builds the site with a plugin, for one test alone, and serves it as a host should. */
export async function serveBuild(outDir: string, plugin: Plugin) {
  process.env.NODE_ENV = 'production'; // the test runner says `test`, and React would be another one
  await buildSite(outDir, { build: { minify: false }, plugins: [plugin] });
  const server = await previewSite({ port: 0, strictPort: false }, outDir);
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, close: () => server.close() };
}
