import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The path of each file below a folder, from that folder on, with slashes; sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}
