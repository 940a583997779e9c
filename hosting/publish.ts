import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { assetFolder } from './files';
import type { Host, Place } from './hosts/place';

/**
 * Writes a folder that can be deployed: the configuration of a host, and in `site/` the build without the files that this
 * host must not have.
 *
 * @param build the folder of a build for the same base path
 * @param folder where to write; emptied first
 * @throws {Error} if there is no build, or one for another base path
 */
export function publish(host: Host, place: Place, build: string, folder: string): void {
  const page = join(build, 'index.html');
  if (!existsSync(page)) throw new Error(`${page} does not exist: run "npm run build" first.`);
  if (!readFileSync(page, 'utf8').includes(`src="${place.base}${assetFolder}`))
    throw new Error(
      `${build} was built for another path than ${place.base}, so its links would lead nowhere: build it with BASE=${place.base}.`,
    );
  rmSync(folder, { recursive: true, force: true });
  const site = join(folder, 'site');
  cpSync(build, join(site, place.base), {
    recursive: true,
    preserveTimestamps: true, // servers derive the ETag from it
    filter: (path) => path === build || isPublished(basename(path), host.precompressed === true),
  });
  write(folder, host.files(place));
}

function isPublished(name: string, precompressed: boolean): boolean {
  if (name.startsWith('.')) return false;
  return precompressed || !/\.(br|gz)$/.test(name);
}

/**
 * Writes text files into a folder.
 *
 * @param files contents by path
 */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
