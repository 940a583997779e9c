import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { eventsOf } from '../src';
import { PACKED } from './packPackage';
import { parseLines, run, temporaryFolder } from './runCommand';

const folder = temporaryFolder();

const bin = (name: string) => resolve('node_modules/.bin', name);

/** The example of the documents, and what it says it logs. */
const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/feed.md', 'utf8')) ?? [];
const logged = [...example.matchAll(/console\.log.*?\/\/ (.*)$/gm)].map(([, word]) => word);

const tarball = resolve(PACKED, readdirSync(PACKED).find((name) => name.endsWith('.tgz')) ?? '');

const installed = join(folder, 'node_modules', packageJson.name);

// As npm would, but without the network: what the package depends on is here.
beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const name of Object.keys(packageJson.dependencies))
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
});

describe('the package', () => {
  it('contains no source', () => {
    const contents = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
    expect(contents).not.toMatch(/\.test\.|[^d]\.ts$/m);
  });

  it('has nothing that publint finds', async () => {
    const env = { ...process.env, NO_COLOR: '1' };
    const { code, stdout } = await run(bin('publint'), ['run', tarball, '--strict'], { env });
    expect([code, stdout]).toEqual([0, expect.stringContaining('All good!')]);
  });
});

describe('installed from its tarball into an empty folder', () => {
  it('runs the example of the documents', async () => {
    writeFileSync(join(folder, 'example.js'), example);
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(await run(process.execPath, ['example.js'], { cwd: folder })).toEqual({
      code: 0,
      stdout: `${logged.join('\n')}\n`,
      stderr: '',
    });
  });

  it('runs as a command, which writes one event a line on standard output', async () => {
    const args = ['--seed', '7', '--for', '60', '--speed', 'max'];
    const { code, stdout, stderr } = await run(join(installed, packageJson.bin['simulated-trades']), args);
    expect([code, stderr]).toEqual([0, '']);
    expect(parseLines(stdout)).toEqual([...eventsOf({ seed: '7' }, { until: 60_000 })]);
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'esnext'],
  ])(
    'is used from TypeScript: a wrong option and a missing case do not compile (%s)',
    async (resolution, module) => {
      const program = `
      import { advance, createFeed, eventsOf, type FeedEvent, openSession, type Session } from 'simulated-trades';
      const profitOf = (event: FeedEvent): number => (event.type === 'trade.sold' ? event.trade.profit.cents : 0);
      const session: Session = advance(openSession({ seed: '7' }), 2_219);
      console.log(session.account.total, [...eventsOf({ seed: '7' }, { until: 4_000 })].map(profitOf).join());
      for await (const { at } of createFeed({ seed: '7', speed: 'max', until: 3_000 })) console.log(at);
      // @ts-expect-error -- there is no such route
      const wrongRoute = () => createFeed({ route: 'w' });
      // @ts-expect-error -- only trades have one
      const wrongField = (event: FeedEvent) => event.trade;
      export { wrongField, wrongRoute };
    `;
      writeFileSync(join(folder, 'program.ts'), program);
      // Checked are the declarations of the package, not those of the language.
      const checks = ['--strict', '--skipDefaultLibCheck'];
      const options = [...checks, '--target', 'es2023', '--types', '', '--lib', 'es2023,dom'];
      const modules = ['--module', module, '--moduleResolution', resolution];
      const files = ['--ignoreConfig', 'program.ts'];
      const inFolder = { cwd: folder };
      const compiled = await run(bin('tsc'), [...options, ...modules, ...files], inFolder);
      expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
      expect((await run(process.execPath, ['program.js'], inFolder)).stdout).toBe(
        '1014325 0,424,758\n0\n2219\n',
      );
    },
  );
});
