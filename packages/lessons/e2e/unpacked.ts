import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFiles } from '../src/package';

/**
 * Writes the folder that opens without a server, at a path that is hard to get right.
 *
 * @returns the address of the folder, with a slash at its end
 */
export async function unpackInto(parent: string): Promise<string> {
  const folder = join(parent, 'Grüße an de', 'de');
  for (const [path, content] of await packageFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return `${pathToFileURL(folder).href}/`;
}
