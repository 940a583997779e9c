import type { Plugin } from 'vite';
import { FIRST_PAINT } from './firstPaint.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** Makes Chromium compile the first scripts while they are loading (docs/decisions/0023). A comment for other browsers. */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  enforce: 'post',
  generateBundle: {
    order: 'post', // it counts on the first line only, and the bundler puts code there too
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || file.name === FIRST_PAINT))
          file.code = HINT + file.code;
    },
  },
});
