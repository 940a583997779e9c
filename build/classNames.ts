import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789`;

/**
 * Names of three signs for the classes of all style sheets: names are a good part of what small components weigh. They
 * follow from file and class alone, so that a build of the same sources has the same files.
 *
 * @throws when two classes would get the same name, which happens to one in six hundred new ones
 */
export function classNames() {
  const owners = new Map<string, string>();
  return (name: string, file: string): string => {
    const owner = `${relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')} .${name}`;
    const [first = 0, second = 0, third = 0] = createHash('sha256').update(owner).digest();
    const short = `${LETTERS[first % LETTERS.length]}${SIGNS[second % SIGNS.length]}${SIGNS[third % SIGNS.length]}`;
    const other = owners.get(short) ?? owner;
    if (other !== owner)
      throw new Error(
        `${owner} and ${other} would both be named .${short} in the build. Rename one of them.`,
      );
    owners.set(short, owner);
    return short;
  };
}
