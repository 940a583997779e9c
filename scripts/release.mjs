// The first step of a release (.github/workflows/release.yml): `node scripts/release.mjs v2.0.0
// https://host/owner/name` fails if the tag, the versions, the changelog or the address of the repository disagree.
// JavaScript, since nothing is installed yet.
import { readdirSync, readFileSync } from 'node:fs';

const [tag, address] = process.argv.slice(2);
/** @param {string} file */
const manifest = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { version, repository } = manifest('package.json');
const named = (repository?.url ?? repository)?.replace(/^git\+|\.git$/g, '');
const changelog = readFileSync('CHANGELOG.md', 'utf8');

const wrong = [
  tag !== `v${version}` && `The tag is ${tag}, the version in package.json ${version}.`,
  ...readdirSync('packages').map(
    (name) =>
      manifest(`packages/${name}/package.json`).version !== version &&
      `packages/${name}/package.json has another version than package.json (${version}).`,
  ),
  !changelog.includes(`\n## ${version}\n`) && `CHANGELOG.md has no chapter ${version}.`,
  changelog.includes('\n## Unreleased\n') &&
    `CHANGELOG.md has a chapter "Unreleased": its entries belong into the chapter ${version}.`,
  named !== address &&
    `package.json names ${named ?? 'no repository'}, but this is ${address}: packages are published with what "repository" says there.`,
].filter((sentence) => sentence !== false);

for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length === 0 ? 0 : 1;
