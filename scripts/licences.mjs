// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ version: string, license?: string, dev?: boolean, integrity?: string, resolved?: string, hasInstallScript?: boolean, link?: boolean }} Locked */

/**
 * Every package of the lockfile by its folder.
 *
 * @returns {[folder: string, locked: Locked][]}
 */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages).filter(([folder]) => folder !== '');
}

/** The packages that reach a visitor: all that a production install brings. */
export function shippedPackages() {
  return lockedPackages()
    .filter(([, { dev }]) => !dev)
    .map(([folder, { version, license = '' }]) => {
      const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
      const copyright = /^Copyright .*$/m.exec(text)?.[0];
      if (copyright === undefined || license === '')
        throw new Error(`${folder} does not say whose it is, or under which licence: it must not ship.`);
      return { name: folder.replace(/^.*node_modules\//, ''), version, license, copyright, text };
    });
}

/** The part of NOTICES.md between its two marks. */
export function noticesTable() {
  const rows = shippedPackages().map(
    ({ name, version, license, copyright }) => `| ${name} ${version} | ${copyright} | ${license} |`,
  );
  return ['| Package | Copyright | Licence |', '|---|---|---|', ...rows].join('\n');
}

/** The licences of everything in the built site, in full, as it carries them: /licenses.txt. */
export function licencesText() {
  const parts = [
    ['This site', readFileSync('LICENSE', 'utf8').trim()],
    ...shippedPackages().map(({ name, version, text }) => [`${name} ${version}`, text]),
    ['Inter (font, cut down to a subset)', readFileSync('src/ui/fonts/OFL.txt', 'utf8').trim()],
  ];
  const rule = '='.repeat(78);
  return parts.map(([title, text]) => `${rule}\n${title}\n${rule}\n\n${text}\n`).join('\n');
}

const MARKS = /(<!-- from package-lock\.json, by npm run notices -->\n\n)[\s\S]*?(\n\n<!-- until here -->)/;

/**
 * NOTICES.md with its generated part as it has to be.
 *
 * @param {string} notices
 */
export function withTable(notices) {
  if (!MARKS.test(notices)) throw new Error('NOTICES.md has lost the marks around its generated part.');
  return notices.replace(MARKS, (_, before, after) => `${before}${noticesTable()}${after}`);
}
