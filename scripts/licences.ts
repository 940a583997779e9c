import { readFileSync } from 'node:fs';

/** A package as `package-lock.json` describes it. */
export type LockedPackage = {
  version: string;
  license?: string;
  /** Only development needs it. */
  dev?: boolean;
  integrity?: string;
  /** The address it is downloaded from. */
  resolved?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};

type ShippedPackage = { name: string; version: string; license: string; copyright: string };

/** Every package of the lockfile by its folder. */
export function lockedPackages(): [folder: string, locked: LockedPackage][] {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.entries(packages).filter(([folder]) => folder !== '');
}

/**
 * The packages that reach a visitor: all that a production install brings.
 *
 * @throws {Error} if one of them has no copyright line or no licence
 */
export function shippedPackages(): ShippedPackage[] {
  return lockedPackages()
    .filter(([, { dev }]) => !dev)
    .map(([folder, { version, license = '' }]) => {
      const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
      const copyright = /^Copyright .*$/m.exec(text)?.[0];
      if (copyright === undefined || license === '')
        throw new Error(`${folder} has no copyright line or no licence: it must not ship.`);
      return { name: folder.replace(/^.*node_modules\//, ''), version, license, copyright };
    });
}

/** The generated table of NOTICES.md. */
function noticesTable(): string {
  const rows = shippedPackages().map(
    ({ name, version, license, copyright }) => `| ${name} ${version} | ${copyright} | ${license} |`,
  );
  return ['| Package | Copyright | Licence |', '|---|---|---|', ...rows].join('\n');
}

const GENERATED =
  /(<!-- from package-lock\.json, by npm run notices -->\n\n)[\s\S]*?(\n\n<!-- until here -->)/;

/**
 * The text of NOTICES.md with an up-to-date table.
 *
 * @param notices its text now
 * @throws {Error} if it has no place for the table
 */
export function withTable(notices: string): string {
  if (!GENERATED.test(notices)) throw new Error('NOTICES.md lacks the comments around its generated table.');
  return notices.replace(
    GENERATED,
    (_, before: string, after: string) => `${before}${noticesTable()}${after}`,
  );
}
