import type { Plugin } from 'vite';
import { lessonPages } from '../scripts/lib/lessonPages.ts';

/** Writes the lessons for teachers beside the page, in `lessons/`. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    apply: 'build',
    generateBundle() {
      for (const [path, source] of lessonPages('site'))
        this.emitFile({ type: 'asset', fileName: `lessons/${path}`, source });
    },
  };
}
