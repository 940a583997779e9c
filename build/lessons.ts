import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { contentTypes } from '../hosting/files.ts';
import { loadModule } from './loadModule.ts';

/** Writes the lessons for teachers beside the page, in `lessons/`, and serves them while the page is developed. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    configureServer(server) {
      server.middlewares.use('/lessons', ({ url = '' }, response, next) => {
        const path = url.slice(1).replace(/\?.*/, '');
        pagesOf(server).then((pages) => {
          const page = pages.get(path);
          if (page === undefined) return next();
          response.setHeader('Content-Type', contentTypes[path.replace(/^.*\./, '')] ?? '');
          response.end(page);
        }, next);
      });
    },
    async generateBundle() {
      for (const [path, source] of await pagesOf(this.environment.config))
        this.emitFile({ type: 'asset', fileName: `lessons/${path}`, source });
    },
  };
}

async function pagesOf(vite: ViteDevServer | ResolvedConfig): Promise<Map<string, Uint8Array>> {
  const path = 'scripts/lib/lessonPages.ts';
  const { lessonPages } = await loadModule<typeof import('../scripts/lib/lessonPages')>(path, vite);
  return lessonPages('site');
}
