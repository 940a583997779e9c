import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lockedPackages, shippedPackages, withTable } from '../lib/licenses';
import { packages as ownPackages } from '../lib/packages';
import { projectFiles } from '../lib/projectFiles';

type Manifest = {
  readonly [Part in 'dependencies' | 'devDependencies' | 'scripts']?: Record<string, string>;
};

const read = (file: string) => readFileSync(file, 'utf8');
const { version }: { version: string } = JSON.parse(read('package.json'));
/** The folders that have a lockfile: the project, and what is installed only where it is run. */
const LOCKED = projectFiles()
  .filter((path) => basename(path) === 'package-lock.json')
  .map((path) => dirname(path));
const manifests = [...LOCKED, ...ownPackages.map(({ folder }) => folder)].map(
  (folder): Manifest => JSON.parse(read(`${folder}/package.json`)),
);
const locked = LOCKED.flatMap((folder) => lockedPackages(`${folder}/package-lock.json`));

describe('packages', () => {
  it('are required in one exact version each', () => {
    const required = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) => [
      ...Object.entries(dependencies),
      ...Object.entries(devDependencies),
    ]);
    for (const [name, version] of required) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('are locked as each folder of the project requires them: an install changes no lockfile', () => {
    const lock: { packages: Record<string, Manifest> } = JSON.parse(read('package-lock.json'));
    for (const { folder } of ownPackages) {
      const { dependencies, devDependencies }: Manifest = JSON.parse(read(`${folder}/package.json`));
      const noted = lock.packages[folder];
      expect([noted?.dependencies, noted?.devDependencies], folder).toEqual([dependencies, devDependencies]);
    }
  });

  it('are locked by hash, without an address of a host', () => {
    expect(locked.length).toBeGreaterThan(100);
    for (const [folder, { integrity, resolved }] of locked) {
      expect(integrity, folder).toMatch(/^sha512-[\w+/]{86}==$/);
      // Without an address they come from the configured registry. The hash is the same for every registry.
      expect(resolved, folder).toBeUndefined();
    }
  });

  it('run no scripts when they are installed, and neither does the project', () => {
    // It comes with tsx and works without its script.
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)).toEqual([
      'node_modules/esbuild',
    ]);
    const own = manifests.flatMap(({ scripts = {} }) => Object.keys(scripts));
    expect(own.filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
  });
});

describe('licenses', () => {
  it('of shipped packages require nothing but to be included', () => {
    expect(shippedPackages().length).toBeGreaterThan(0);
    for (const { name, license } of shippedPackages())
      expect(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'], name).toContain(license);
  });

  it('in NOTICES.md are up to date (npm run notices updates them)', () => {
    expect(read('NOTICES.md')).toBe(withTable(read('NOTICES.md')));
  });
});

describe('workflows', () => {
  const workflows = readdirSync('.github/workflows').map((file) => read(`.github/workflows/${file}`));

  it('have read permission only, except the jobs of a release', () => {
    const release = read('.github/workflows/release.yml');
    expect(release.match(/[\w-]+: write/g)).toEqual([
      'pages: write',
      'id-token: write',
      'contents: write',
      'id-token: write',
    ]);
    expect(release).not.toContain('pull_request');
    for (const workflow of workflows) {
      expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      expect(workflow).not.toMatch(/pull_request_target|secrets\.|write-all/);
      if (workflow !== release) expect(workflow).not.toContain(': write');
      expect(workflow.split('persist-credentials: false')).toHaveLength(
        workflow.split('actions/checkout@').length,
      );
    }
  });

  it.each(['nightly', 'release'])('run every browser test: %s', (name) => {
    const { jobs } = parse(read(`.github/workflows/${name}.yml`));
    expect(jobs.checks).toMatchObject({ uses: './.github/workflows/ci.yml', with: { long: true } });
  });

  it('publish nothing before every check has passed', () => {
    const { jobs }: { jobs: Record<string, { needs?: string; uses?: string }> } = parse(
      read('.github/workflows/release.yml'),
    );
    const { version: _, checks, ...publishing } = jobs;
    expect(checks).toMatchObject({ needs: 'version', uses: './.github/workflows/ci.yml' });
    expect(Object.keys(publishing)).toEqual(['site', 'folder', 'packages']);
    for (const job of Object.values(publishing)) expect(job.needs).toBe('checks');
  });

  const REPOSITORY = { type: 'git', url: 'git+https://host/owner/name.git' };
  const CHAPTER = `# Changelog\n\n## ${version}\n`;

  it.each<[{ repository?: unknown; tag?: string; one?: string; changelog?: string }, string]>([
    [{ repository: REPOSITORY }, ''],
    [{ repository: 'https://host/owner/name' }, ''],
    [{}, 'package.json names no repository, but this is https://host/owner/name: '],
    [{ repository: REPOSITORY, tag: 'v0.0.1' }, `The tag is v0.0.1, the version in package.json ${version}.`],
    [{ repository: REPOSITORY, one: '0.0.1' }, 'packages/one/package.json has another version than '],
    [{ repository: REPOSITORY, changelog: '# Changelog\n' }, `CHANGELOG.md has no chapter ${version}.`],
    [
      { repository: REPOSITORY, changelog: `# Changelog\n\n## Unreleased\n\n- New.\n\n## ${version}\n` },
      `CHANGELOG.md has a chapter "Unreleased": its entries belong into the chapter ${version}.`,
    ],
  ])('make no release whose tag, versions, changelog and repository disagree: %o', (given, printed) => {
    const { repository, tag = `v${version}`, one = version, changelog = CHAPTER } = given;
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    mkdirSync(join(folder, 'packages/one'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version, repository }));
    writeFileSync(join(folder, 'packages/one/package.json'), JSON.stringify({ version: one }));
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
    const script = resolve('scripts/release.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, tag, 'https://host/owner/name'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(printed)]);
    expect(status).toBe(stderr === '' ? 0 : 1);
    expect(stderr === '').toBe(printed === '');
  });

  it('pin every action to a commit and name its version', () => {
    for (const workflow of workflows)
      for (const [line] of workflow.matchAll(/^.*\buses: (?!\.\/).*$/gm))
        expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
