import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { eventsOf } from '../src';
import { PACKED } from './packPackage';
import { parseLines, run, temporaryFolder } from './runCommand';

const folder = temporaryFolder();

const bin = (name: string) => resolve('node_modules/.bin', name);

/** The first example of a document, and what it says it logs. */
const README = readFileSync('packages/feed/README.md', 'utf8');

function exampleOf(document: string) {
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(document) ?? [];
  return { example, logged: [...example.matchAll(/console\.log.*?\/\/ (.*)$/gm)].map(([, word]) => word) };
}

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

  it('has documents whose links lead to files of the package', () => {
    const faults: string[] = [];
    for (const document of ['README.md', 'dist/docs/feed.md', 'dist/docs/feed-in-production.md'])
      for (const [, link = ''] of readFileSync(join(installed, document), 'utf8').matchAll(/\]\(([^)#]+)/g))
        if (!existsSync(join(installed, dirname(document), link))) faults.push(`${document}: ${link}`);
    expect(faults).toEqual([]);
  });

  it('has nothing that publint finds', async () => {
    const env = { ...process.env, NO_COLOR: '1' };
    const { code, stdout } = await run(bin('publint'), ['run', tarball, '--strict'], { env });
    expect([code, stdout]).toEqual([0, expect.stringContaining('All good!')]);
  });
});

describe('installed from its tarball into an empty folder', () => {
  it('runs the example of the README', async () => {
    const { example, logged } = exampleOf(README);
    writeFileSync(join(folder, 'example.js'), example);
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(await run(process.execPath, ['example.js'], { cwd: folder })).toEqual({
      code: 0,
      stdout: `${logged.join('\n')}\n`,
      stderr: '',
    });
  });

  it('gives the event that the README shows in full', () => {
    const [, event = ''] = /```json\n([\s\S]*?)```/.exec(README) ?? [];
    expect(JSON.parse(event)).toEqual([...eventsOf({ seed: '7' }, { until: 3_000 })][1]);
  });

  it('runs as a command, which writes one event a line on standard output', async () => {
    const args = ['--seed', '7', '--for', '60', '--speed', 'max'];
    const { code, stdout, stderr } = await run(join(installed, packageJson.bin['simulated-trades']), args);
    expect([code, stderr]).toEqual([0, '']);
    expect(parseLines(stdout)).toEqual([...eventsOf({ seed: '7' }, { until: 60_000 })]);
  });

  it('has one OptionError, whether it is imported or required', async () => {
    const program = `
      import { createRequire } from 'node:module';
      import * as imported from 'simulated-trades';
      const required = createRequire(import.meta.url)('simulated-trades');
      const classes = [imported, required].map(({ OptionError }) => OptionError);
      for (const { eventsOf } of [imported, required])
        try {
          eventsOf({ sed: 7 });
        } catch (error) {
          console.log(classes.map((each) => error instanceof each).join(), error instanceof RangeError, error.name);
        }
      const others = [new RangeError('x'), new Error('x'), null, undefined, 'x', { name: 'OptionError' }];
      console.log(others.some((other) => classes.some((each) => other instanceof each)));
    `;
    writeFileSync(join(folder, 'errors.js'), program);
    const { stdout, stderr } = await run(process.execPath, ['errors.js'], { cwd: folder });
    expect([stdout, stderr]).toEqual(['true,true true OptionError\ntrue,true true OptionError\nfalse\n', '']);
  });

  it('is used from TypeScript by modules, and by programs that require it, as Jest does: a wrong option and a missing case do not compile', async () => {
    const profits = `
      import { advance, createFeed, eventsOf, type FeedEvent, openSession, type Session } from 'simulated-trades';
      const profitOf = (event: FeedEvent): number => (event.type === 'trade.sold' ? event.trade.profit.cents : 0);
      const session: Session = advance(openSession({ seed: '7' }), 2_219);
      console.log(session.account.total, [...eventsOf({ seed: '7' }, { until: 4_000 })].map(profitOf).join());
      // @ts-expect-error -- there is no such route
      const wrongRoute = () => createFeed({ route: 'w' });
      // @ts-expect-error -- only trades have one
      const wrongField = (event: FeedEvent) => event.trade;
      export { wrongField, wrongRoute };
    `;
    const times = `
      for await (const { at } of createFeed({ seed: '7', speed: 'max', until: 3_000 })) console.log(at);
    `;
    mkdirSync(join(folder, 'commonjs'));
    writeFileSync(join(folder, 'commonjs/package.json'), '{ "type": "commonjs" }');
    writeFileSync(join(folder, 'commonjs/program.ts'), profits);
    writeFileSync(join(folder, 'program.ts'), profits + times);
    // Checked are the declarations of the package, not those of the language.
    const checks = ['--ignoreConfig', '--strict', '--skipDefaultLibCheck', '--types', ''];
    const language = ['--target', 'es2023', '--lib', 'es2023,dom', '--module', 'node16'];
    const files = ['program.ts', 'commonjs/program.ts'];
    const inFolder = { cwd: folder };
    const compiled = await run(bin('tsc'), [...checks, ...language, ...files], inFolder);
    expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
    const printed = async (file: string) =>
      (await run(process.execPath, ['--no-experimental-require-module', file], inFolder)).stdout;
    expect(await printed('program.js')).toBe('1014325 0,424,758\n0\n2219\n');
    expect(await printed('commonjs/program.js')).toBe('1014325 0,424,758\n');
  });
});
