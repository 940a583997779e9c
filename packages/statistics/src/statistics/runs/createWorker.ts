// oxlint-disable-next-line import/default -- Vite makes the address of the built worker of it
import fileAddress from './runs.worker.ts?worker&url';

/** Makes an address that a worker may be started from. */
type Policy = { readonly createScriptURL: (url: string) => string };

declare global {
  interface Window {
    /** The part of the Trusted Types API that is used here; browsers without it take a text. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
  }
}

/**
 * The id of the element that holds the script of the worker where the page is one file
 * (packages/site/build/singleFile.ts).
 */
const INLINE_ID = 'runs-worker';

const script = document.getElementById(INLINE_ID)?.textContent;
const inline = script && URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));

/** A file of the site, or made of the script in the page. */
const address = inline ?? fileAddress;

/** The policy `worker-url` of hosting/headers.ts, the only one of the page. It can be created once. */
let policy: Policy | undefined;

/** @throws for any address but that of the worker */
function createScriptURL(url: string): string {
  if (url !== address) throw new TypeError('The policy worker-url allows the worker of many runs alone.');
  return url;
}

/**
 * Starts a worker that counts runs.
 *
 * @throws where the browser or the frame around the page allows none
 */
export function createWorker(): Worker {
  policy ??= window.trustedTypes?.createPolicy('worker-url', { createScriptURL }) ?? { createScriptURL };
  // Chromium lets a page that is a file start no module from a blob; the script imports nothing.
  return new Worker(policy.createScriptURL(address), { type: inline === undefined ? 'module' : 'classic' });
}
