import { readFileSync } from 'node:fs';
import { composedExtras } from './packages';
import { withGenerated } from './withGenerated';

const LOCKFILE = 'package-lock.json';

/** A package as `package-lock.json` describes it. */
export type LockedPackage = {
  version: string;
  license?: string;
  integrity?: string;
  /** The address it is downloaded from. */
  resolved?: string;
  hasInstallScript?: boolean;
  /** Of a workspace: where it is. */
  link?: boolean;
  dependencies?: Record<string, string>;
};

type ShippedPackage = { name: string; version: string; license: string; copyright: string };

/** Every foreign package of a lockfile by its folder: not the project, not its workspace. */
export function lockedPackages(lockfile = LOCKFILE): [folder: string, locked: LockedPackage][] {
  return Object.entries(lockedFolders(lockfile)).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
}

function lockedFolders(lockfile = LOCKFILE): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/**
 * The folders of the packages that the page depends on, and of those that they depend on: of the site, and of what is
 * composed in it.
 */
function shippedFolders(): Set<string> {
  const locked = lockedFolders();
  const found = new Set<string>();
  const follow = ({ dependencies = {} }: Pick<LockedPackage, 'dependencies'>) => {
    for (const name of Object.keys(dependencies)) {
      const folder = `node_modules/${name}`;
      if (found.has(folder)) continue;
      found.add(folder);
      const { link, resolved = '' } = locked[folder] ?? {};
      follow(locked[link ? resolved : folder] ?? {}); // a link is a package of the project's own
    }
  };
  follow(locked['packages/site'] ?? {});
  follow({ dependencies: Object.fromEntries(composedExtras().map(({ name, version }) => [name, version])) });
  return found;
}

/**
 * The packages that reach a visitor of the page.
 *
 * @throws {Error} if one of them has no copyright line or no license
 */
export function shippedPackages(): ShippedPackage[] {
  const shipped = shippedFolders();
  return lockedPackages()
    .filter(([folder]) => shipped.has(folder))
    .map(([folder, { version, license = '' }]) => {
      const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
      const copyright = /^Copyright .*$/m.exec(text)?.[0];
      if (copyright === undefined || license === '')
        throw new Error(`${folder} has no copyright line or no license: it must not ship.`);
      return { name: folder.replace(/^.*node_modules\//, ''), version, license, copyright };
    });
}

/** The generated table of NOTICES.md. */
function noticesTable(): string {
  const rows = shippedPackages().map(
    ({ name, version, license, copyright }) => `| ${name} ${version} | ${copyright} | ${license} |`,
  );
  return ['| Package | Copyright | License |', '|---|---|---|', ...rows].join('\n');
}

/** The text of NOTICES.md with an up-to-date table. */
export function withTable(notices: string): string {
  return withGenerated(notices, 'from package-lock.json, by npm run notices', noticesTable());
}
