import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that is installed: on the PATH, or in one of these folders. */
export function findProgram(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const searched = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return names
    .flatMap((name) => searched.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
