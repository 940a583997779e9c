import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { NOBODY } from '../../../hosting/tests/startServer';
import { freePort } from '../../../scripts/lib/listen';
import packageJson from '../package.json' with { type: 'json' };
import { PACKED } from '../tests/packPackage';

/** What a release has, and all that is in the folder in which the commands of the documents run. */
const RELEASED = `${packageJson.name}-${packageJson.version}.tgz`;

/** An empty folder that everybody can read, with the file of the release. */
function releaseFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simulated-trades-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync('chmod', ['755', folder]);
  cpSync(join(PACKED, RELEASED), join(folder, RELEASED));
  return folder;
}

/** The commands of the comment that a sample begins with. */
const commandsOf = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^# {5}(.*)$/gm), ([, command = '']) => command);

const shell = (command: string, cwd: string, env = process.env) =>
  execFileSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });

/**
 * A container engine is not needed: each command of the Dockerfile runs in folders that stand for those of the image.
 */
it('the Dockerfile makes a server from the file of a release alone, which runs as nobody, is found healthy, and stops when it is told to', async () => {
  const context = releaseFolder();
  const [unpack = ''] = commandsOf('packages/feed/hosting/feed/Dockerfile');
  shell(unpack, context);
  const instructions = readFileSync(join(context, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([A-Z]+) (.*)$/.exec(line) ?? []);
  const restOf = (wanted: string) =>
    instructions.flatMap(([, name, rest = '']) => (name === wanted ? [rest] : []));

  const root = mkdtempSync(join(tmpdir(), 'simulated-trades-image-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('chmod', ['755', root]);
  const [temporary, global] = [join(root, 'tmp'), join(root, 'global')];
  for (const folder of [temporary, global]) mkdirSync(folder);
  const env = {
    ...process.env,
    npm_config_prefix: global,
    PATH: `${join(global, 'bin')}:${process.env.PATH}`,
  };
  expect(restOf('COPY')).toEqual(['simulated-trades-*.tgz /tmp/']);
  shell(`cp simulated-trades-*.tgz ${temporary}/`, context);
  for (const command of restOf('RUN')) shell(command.replaceAll('/tmp/', `${temporary}/`), root, env);

  expect(restOf('USER')).toEqual(['node']);
  const [port, management] = [await freePort(), await freePort()];
  const here = (text: string) =>
    text.replace('0.0.0.0:8080', `127.0.0.1:${port}`).replace('9081', String(management));
  const [entry = '[]', command = '[]', exposed] = ['ENTRYPOINT', 'CMD', 'EXPOSE'].flatMap(restOf);
  expect(exposed).toBe('8080');
  const [program = '', ...args]: string[] = [...JSON.parse(entry), ...JSON.parse(here(command))];
  const server = spawn(program, args, { env, ...NOBODY, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = await once(server.stderr, 'data');
  expect(String(said)).toContain(`http://127.0.0.1:${port}/ serves seed "lesson-1"`);
  const [, probe = '[]'] = /CMD (\[.*\])$/.exec(restOf('HEALTHCHECK')[0] ?? '') ?? [];
  const [node = '', ...rest]: string[] = JSON.parse(here(probe));
  execFileSync(node, rest, { env }); // throws if it is not healthy
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(() => execFileSync(node, rest, { env, stdio: 'ignore' })).toThrow(/Command failed/);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd)(
  'the unit of systemd names what its commands install, and systemd finds no fault in it',
  () => {
    const folder = releaseFolder();
    const inFolder = (text: string) => text.replaceAll('/opt/', `${folder}/opt/`);
    const [install = '', copy = ''] = commandsOf('packages/feed/hosting/feed/simulated-trades.service');
    shell(inFolder(install), folder);
    shell(inFolder(copy).replace('/etc/systemd/system/', folder), folder);
    const unit = join(folder, 'simulated-trades.service');
    writeFileSync(unit, inFolder(readFileSync(unit, 'utf8')));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  },
);
