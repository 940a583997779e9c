import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers that know it (Chromium 136 and later: "explicit compile hints", WICG) to compile the whole first script
 * while it is still arriving, beside the page. Left alone they compile each function when it is first called, while the
 * page waits (docs/decisions/0016). For others it is a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    enforce: 'post',
    augmentChunkHash: ({ isEntry }) => (isEntry ? HINT : undefined),
    // Before everything else in the file, what the bundler puts there last too.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry) file.code = HINT + file.code;
      },
    },
  };
}
