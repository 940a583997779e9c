import type { Plugin } from 'vite';

const MARK = '\0plain:';

/** What every browser that runs modules and layers of style has; React still brings a substitute for each. */
const PRESENT = [
  'window',
  'window.document',
  'window.document.createElement',
  'document',
  'performance',
  'performance.now',
  'reportError',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'AbortController',
  'MessageChannel',
  'Promise',
  'WeakMap',
];
const QUESTION = new RegExp(
  `"(function|object|undefined)" ([!=])== typeof (?:${PRESENT.join('|').replaceAll('.', '\\.')})(?![\\w.$])`,
  'g',
);

const EXPORT = /\bexports\.(\w+) = /g;

/** What is used of each package: here, by the number input, and by one of them of another. */
const USED: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Component',
    'Fragment',
    'StrictMode',
    'createContext',
    'createElement',
    'memo',
    'startTransition',
    'useCallback',
    'useContext',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'version',
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['createPortal', '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  'react-dom/client': ['createRoot'],
  scheduler: [
    'unstable_IdlePriority',
    'unstable_ImmediatePriority',
    'unstable_LowPriority',
    'unstable_NormalPriority',
    'unstable_UserBlockingPriority',
    'unstable_cancelCallback',
    'unstable_getCurrentPriorityLevel',
    'unstable_now',
    'unstable_requestPaint',
    'unstable_scheduleCallback',
    'unstable_shouldYield',
  ],
};
const used = new Set(Object.values(USED).flat());

/**
 * React as this page and a browser of today need it, 2.1 kB (brotli) less.
 *
 * - The components call `jsx` and the hooks by names of their own. React is published as CommonJS, and the bundler
 *   would write `(0, react.useState)` at every call.
 * - What is not in `USED` is not exported, so that the minifier leaves it out; to import it is an error of the build.
 * - Where React asks whether the browser has something that all have, the answer is written in, so that the minifier
 *   leaves the substitute out.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(-dom)?(\/(jsx-runtime|client))?$/ },
      handler: (id, importer) => (importer?.includes('/src/') ? MARK + id : null),
    },
    load: {
      filter: { id: new RegExp(`^${MARK}`) },
      handler(id) {
        const name = id.slice(MARK.length);
        const exported = (USED[name] ?? []).map((one) => `export const ${one} = react.${one};`);
        return [`import react from '${name}';`, ...exported].join('\n');
      },
    },
    transform: {
      filter: { id: /\/node_modules\/(react|react-dom|scheduler)\/.*\.production\.js$/ },
      handler: (code) => ({
        code: code
          .replace(EXPORT, (whole, name: string) => (used.has(name) ? whole : 'void '))
          // `typeof` something there is never 'undefined'.
          .replace(QUESTION, (_, kind: string, not: string) =>
            String((kind === 'undefined') === (not === '!')),
          ),
        map: null,
      }),
    },
  };
}
