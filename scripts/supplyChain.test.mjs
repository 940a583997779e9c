import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licencesText, lockedPackages, shippedPackages, withTable } from './licences.mjs';

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json'));
const locked = lockedPackages();

describe('the packages', () => {
  it('are asked for by one exact version each', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('are locked with what they have to hash to, and from no host of their own', () => {
    expect(locked.length).toBeGreaterThan(100);
    for (const [folder, { integrity, resolved, link }] of locked) {
      expect(integrity, folder).toMatch(/^sha512-[\w+/]{86}==$/);
      // Without an address they come from whatever registry is configured, and have to hash to the same.
      expect(resolved, folder).toBeUndefined();
      expect(link, folder).toBeUndefined();
    }
  });

  it('run nothing when they are installed, and neither do we', () => {
    // esbuild comes with tsx. It works without its script, which .npmrc keeps from running.
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)).toEqual([
      'node_modules/esbuild',
    ]);
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
  });

  it('that ship are the few that are known', () => {
    expect(shippedPackages().map(({ name }) => name)).toEqual([
      'react',
      'react-dom',
      'react-number-format',
      'scheduler',
    ]);
  });
});

describe('the licences', () => {
  it('of what ships are ones that ask for no more than to be carried along', () => {
    for (const { name, license } of shippedPackages())
      expect(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'], name).toContain(license);
  });

  it('stand in NOTICES.md as the packages are (mend it with npm run notices)', () => {
    expect(read('NOTICES.md')).toBe(withTable(read('NOTICES.md')));
  });

  it('go out with the site in full', () => {
    const text = licencesText();
    for (const { name, version } of shippedPackages()) expect(text).toContain(`${name} ${version}`);
    expect(text).toContain('Meta Platforms');
    expect(text).toContain('Sudhanshu Yadav');
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(read('vite.config.ts')).toContain('licences(),');
  });
});

describe('the workflows', () => {
  const workflows = readdirSync('.github/workflows').map((file) => read(`.github/workflows/${file}`));

  it('may read and nothing else', () => {
    for (const workflow of workflows) {
      expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
      expect(workflow.match(/permissions:/g)).toHaveLength(1);
      expect(workflow).not.toMatch(/pull_request_target|secrets\.|write-all|: write/);
      expect(workflow.match(/persist-credentials: false/g)).toHaveLength(
        workflow.match(/actions\/checkout@/g)?.length ?? 0,
      );
    }
  });

  it('pin every action to a commit and say which version that is', () => {
    for (const workflow of workflows)
      for (const [line] of workflow.matchAll(/^.*\buses:.*$/gm))
        expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
