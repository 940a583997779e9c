import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What a command prints, and its exit code. */
function run(
  given: readonly string[],
  {
    folder = '.',
    variables = {},
    node = [],
  }: { folder?: string; variables?: NodeJS.ProcessEnv; node?: readonly string[] } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, 'scripts/run.mjs', ...given], {
    cwd: folder,
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  return { status, printed: `${stdout}${stderr}`.trim() };
}

/** This Node, calling itself another version before anything else runs. */
const calledNode = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
];

describe('the first command', () => {
  it.each(['18.20.8', '20.18.3'])(
    'refuses Node %s in one sentence, before it installs anything',
    (version) => {
      const { status, printed } = run(['start'], { node: calledNode(version) });
      expect(status).toBe(1);
      expect(printed).toMatch(/^This needs Node 20\.19 or newer; here is Node .*\.$/);
      expect(printed).toContain(version);
    },
  );

  it.each([
    [['start', '--hots'], {}, "Unknown option '--hots'. Usage: npm start -- [--host] [--port 4173]"],
    [['start'], { PORT: 'abc' }, 'PORT has to be a port from 1 to 65535, not "abc".'],
    [['start', '--port', '70000'], {}, '--port has to be a port from 1 to 65535, not "70000".'],
    [['dev'], { PORT: '0' }, 'PORT has to be a port from 1 to 65535, not "0".'],
  ])('refuses %j with %j in one sentence', (given, variables, sentence) => {
    expect(run(given, { variables })).toEqual({ status: 2, printed: sentence });
  });

  it('says how it is used', () => {
    expect(run(['start', '--help'])).toEqual({
      status: 0,
      printed: 'Usage: npm start -- [--host] [--port 4173]',
    });
  });

  it('says in one sentence that there is no network', () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-network-'));
    try {
      mkdirSync(join(folder, 'scripts'));
      for (const file of ['package.json', 'package-lock.json', 'scripts/run.mjs'])
        cpSync(file, join(folder, file));
      const { status, printed } = run(['start'], {
        folder,
        variables: { npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: join(folder, 'cache') },
      });
      expect(status).toBe(1);
      expect(printed.split('\n').at(-1)?.trim()).toBe(
        'The packages could not be downloaded: the npm registry does not answer. Connect this machine and try again.',
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
