import type { Plugin } from 'vite';
import { contentTypes } from '../hosting/files.ts';
import { lessonPages } from '../scripts/lib/lessonPages.ts';

/** Writes the lessons for teachers beside the page, in `lessons/`, and serves them while the page is developed. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    configureServer({ middlewares }) {
      middlewares.use('/lessons', ({ url = '' }, response, next) => {
        const path = url.slice(1).replace(/\?.*/, '');
        const page = lessonPages('site').get(path);
        if (page === undefined) return next();
        response.setHeader('Content-Type', contentTypes[path.replace(/^.*\./, '')] ?? '');
        response.end(page);
      });
    },
    generateBundle() {
      for (const [path, source] of lessonPages('site'))
        this.emitFile({ type: 'asset', fileName: `lessons/${path}`, source });
    },
  };
}
