import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { lessonPages } from '../src/lessonPages';

/** Puts the lessons beside the built page. */
export default function lessons(): Plugin {
  let folder = '';
  return {
    name: 'lessons',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir, 'lessons');
    },
    closeBundle() {
      for (const [path, content] of lessonPages('site')) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    },
  };
}
