import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lockedPackages, shippedPackages, withTable } from '../lib/licenses';

type Manifest = {
  readonly [Part in 'dependencies' | 'devDependencies' | 'scripts']?: Record<string, string>;
};

const read = (file: string) => readFileSync(file, 'utf8');
const { version }: { version: string } = JSON.parse(read('package.json'));
const manifests = ['.', 'mutation', 'api', ...readdirSync('packages').map((name) => `packages/${name}`)].map(
  (folder): Manifest => JSON.parse(read(`${folder}/package.json`)),
);
const locked = ['package-lock.json', 'mutation/package-lock.json', 'api/package-lock.json'].flatMap((file) =>
  lockedPackages(file),
);

describe('packages', () => {
  it('are required in one exact version each', () => {
    const required = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) => [
      ...Object.entries(dependencies),
      ...Object.entries(devDependencies),
    ]);
    for (const [name, version] of required) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
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

  it.each([
    [`v${version}`, {}, /^package\.json names no repository, but this is https:\/\/host\/owner\/name: .*\.$/],
    [`v${version}`, { repository: { url: 'git+https://host/owner/name.git' } }, /^$/],
    ['v0.0.1', { repository: { url: 'git+https://host/owner/name.git' } }, /^The tag is v0\.0\.1, .*\.$/],
  ])('make no release whose tag, versions and repository disagree: %s, %o', (tag, more, printed) => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    for (const file of ['scripts/release.mjs', 'packages/feed/package.json', 'CHANGELOG.md'])
      cpSync(file, join(folder, file), { recursive: true });
    const manifest = JSON.stringify({ ...JSON.parse(read('package.json')), ...more });
    writeFileSync(join(folder, 'package.json'), manifest);
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/release.mjs', tag, 'https://host/owner/name'],
      { cwd: folder, encoding: 'utf8' },
    );
    rmSync(folder, { recursive: true });
    expect(stderr.trim()).toMatch(printed);
    expect(status).toBe(stderr === '' ? 0 : 1);
  });

  it('pin every action to a commit and name its version', () => {
    for (const workflow of workflows)
      for (const [line] of workflow.matchAll(/^.*\buses: (?!\.\/).*$/gm))
        expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
