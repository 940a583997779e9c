import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS = new Set(['node_modules', '.git', '.cache', 'dist', 'release', 'reports']);

/** The path of each file of the project, with slashes: without what is installed, built or cached. */
export function projectFiles(folder = '.'): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name).replaceAll('\\', '/');
    return entry.isDirectory() ? projectFiles(path) : [path];
  });
}
