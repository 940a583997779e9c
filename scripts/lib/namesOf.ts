import { basename, posix } from 'node:path';
import { COMPOSITION, type Package } from './packages';

/** Documents speak of extras; a lockfile and declarations of styles are written by tools. */
const IS_NO_CODE =
  /\.(?:md|txt|webp|woff2|svg|d\.ts|jsonl)$|(?:^|\/)(?:package-lock\.json|LICENSE|\.gitignore)$/;

/** Whether extras are looked for in a file. */
export const isSearched = (path: string): boolean => path !== COMPOSITION && !IS_NO_CODE.test(path);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * The lines of a file that name a package: by its folder, as `packages/{one,other}` too, by what is imported, or by a
 * path that leads into it.
 */
export function linesNaming(
  { folder, name }: Pick<Package, 'folder' | 'name'>,
  path: string,
  text: string,
): readonly string[] {
  const own = escaped(basename(folder));
  const named = new RegExp(
    `packages/(?:${own}(?![\\w-])|\\{(?:[^}]*,)?${own}[,}])|['"\`]${escaped(name)}(?:['"\`]|/)`,
  );
  const leadsThere = (line: string) =>
    [...line.matchAll(/['"`](\.\.?\/[^'"`]*)['"`]/g)].some(([, to = '']) =>
      `${posix.join(posix.dirname(path), to)}/`.startsWith(`${folder}/`),
    );
  return text
    .split('\n')
    .flatMap((line, at) =>
      named.test(line) || leadsThere(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
    );
}
