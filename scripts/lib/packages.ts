import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A package by what its `package.json` says. */
export type Package = {
  /** From the root of the project. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** Whether the site works without it: it has the keyword `extra`. */
  readonly isExtra: boolean;
};

const FOLDERS: readonly string[] = readdirSync('packages')
  .map((name) => `packages/${name}`)
  .filter((folder) => existsSync(`${folder}/package.json`))
  .toSorted();

export const packages: readonly Package[] = FOLDERS.map((folder) => {
  const { name, version, keywords = [] } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return { folder, name, version, isExtra: keywords.includes('extra') };
});

/** Where packages have this file, by path from the root: what a package adds, without being named where it is added. */
export const packagesWith = (file: string): readonly string[] =>
  FOLDERS.map((folder) => `${folder}/${file}`).filter((path) => existsSync(path));

/** The modules that packages have at this path. */
export const modulesWith = <Module>(file: string): Promise<readonly Module[]> =>
  Promise.all(packagesWith(file).map((path) => import(/* @vite-ignore */ pathToFileURL(resolve(path)).href)));

/** The only file outside extras that names them: a line each. */
export const COMPOSITION = 'packages/site/src/extras.ts';

/** The extras that the site is composed of; others, such as a server, stand beside it. */
export function composedExtras(): readonly Package[] {
  const composition = existsSync(COMPOSITION) ? readFileSync(COMPOSITION, 'utf8') : '';
  return packages.filter(({ name, isExtra }) => isExtra && new RegExp(`['"]${name}['"/]`).test(composition));
}
