import type { Plugin } from 'vite';
import { buildSite, previewSite } from '../../scripts/lib/buildSite';

const OUT = '.cache/leaking';

/** Leaks with each trade, heap or the other resources: `?leak=…` says which. */
const LEAK = `
const kept = [];
const leaks = {
  heap: () => kept.push(store.getState()),
  others: () => {
    kept.push(document.createElement('p'));
    document.addEventListener('visibilitychange', () => kept.length);
    window.setInterval(() => kept.length, 1e9);
  },
};
const leak = leaks[new URLSearchParams(location.search).get('leak')];
if (leak) store.subscribe(leak);
`;

/** Makes the driver leak, in this build only, which is served to the test only. */
function leaking(): Plugin {
  return {
    name: 'leaking',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/app/driver.ts')) return null;
      const leaky = code.replace('  let timer', `${LEAK}  let timer`);
      if (leaky === code)
        throw new Error('packages/site/src/app/driver.ts has changed: nothing leaks any more.');
      return leaky;
    },
  };
}

/** Builds the site with a leak, and serves it. */
export async function serveLeakingBuild(): Promise<{ origin: string; close: () => Promise<void> }> {
  process.env.NODE_ENV = 'production'; // the test runner says `test`, and React would be another one
  await buildSite(OUT, { build: { minify: false }, plugins: [leaking()] });
  const server = await previewSite({ port: 0, strictPort: false }, OUT);
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, close: () => server.close() };
}
