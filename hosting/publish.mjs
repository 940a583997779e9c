// @ts-check
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { assetFolder } from './files.mjs';

/**
 * Puts together what a host wants: its configuration, and beside it `site/`, which is the build without the files that
 * nobody may ask for.
 *
 * @param {import('./hosts/place.mjs').Host} host
 * @param {import('./hosts/place.mjs').Place} place
 * @param {string} build the folder of a build for the same base path
 * @param {string} folder what it becomes; emptied before
 * @throws {Error} if there is no build, or one for another base path
 */
export function publish(host, place, build, folder) {
  const page = join(build, 'index.html');
  if (!existsSync(page)) throw new Error(`${page} does not exist: run "npm run build" first.`);
  if (!readFileSync(page, 'utf8').includes(`src="${place.base}${assetFolder}`))
    throw new Error(
      `${build} was built for another path than ${place.base}, so its links would lead nowhere: build it with BASE=${place.base}.`,
    );
  rmSync(folder, { recursive: true, force: true });
  const site = join(folder, 'site');
  cpSync(build, join(site, host.namesBase ? '' : place.base), {
    recursive: true,
    preserveTimestamps: true, // servers make their ETag of it
    filter: (path) => path === build || isPublished(basename(path), host.precompressed === true),
  });
  for (const copy of host.copiesOfPage?.(place) ?? []) copyFileSync(page, join(site, copy));
  write(folder, host.files(place));
}

/**
 * @param {string} name
 * @param {boolean} precompressed
 */
function isPublished(name, precompressed) {
  if (name.startsWith('.')) return false;
  return precompressed || !/\.(br|gz)$/.test(name);
}

/**
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} files texts by path
 */
export function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
