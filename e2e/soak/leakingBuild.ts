import type { Plugin } from 'vite';

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
export function leaking(): Plugin {
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
