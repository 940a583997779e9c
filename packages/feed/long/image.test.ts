import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { NOBODY } from '../../../hosting/tests/startServer';
import { freePort } from '../../../scripts/lib/listen';

/** The instructions of the Dockerfile, in order. */
const instructions = readFileSync('hosting/feed/Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return { name, rest };
  });

const restOf = (wanted: string) => instructions.filter(({ name }) => name === wanted).map(({ rest }) => rest);

/** A container engine is not needed: each command of the Dockerfile runs in folders that stand for those of the image. */
it('the commands of the Dockerfile make a server that runs as nobody, is found healthy, and stops when it is told to', async () => {
  const root = mkdtempSync(join(tmpdir(), 'simulated-trades-image-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('chmod', ['755', root]);
  const [project, temporary, global] = [join(root, 'project'), join(root, 'tmp'), join(root, 'global')];
  for (const folder of [project, temporary, global]) mkdirSync(folder);
  const env = {
    ...process.env,
    npm_config_prefix: global,
    PATH: `${join(global, 'bin')}:${process.env.PATH}`,
  };
  const inImage = (text: string) =>
    text.replaceAll('/tmp/', `${temporary}/`).replaceAll(/\/tmp$/g, temporary);

  expect(restOf('COPY')).toEqual(['. .', '--from=package /tmp/simulated-trades-*.tgz /tmp/']);
  execFileSync('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t ${project}`]);
  for (const command of restOf('RUN'))
    execFileSync('sh', ['-c', inImage(command)], { cwd: project, env, stdio: ['ignore', 'ignore', 'pipe'] });

  expect(restOf('USER')).toEqual(['node']);
  const port = await freePort();
  const [entry = '[]', command = '[]', exposed] = ['ENTRYPOINT', 'CMD', 'EXPOSE'].flatMap(restOf);
  expect(exposed).toBe('8080');
  const [program = '', ...args]: string[] = [...JSON.parse(entry), ...JSON.parse(command)];
  const given = args.map((arg) => arg.replace('0.0.0.0:8080', `127.0.0.1:${port}`));
  const server = spawn(program, given, { env, ...NOBODY, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = await once(server.stderr, 'data');
  expect(String(said)).toContain(`http://127.0.0.1:${port}/ serves seed `);
  const [, probe = '[]'] = /CMD (\[.*\])$/.exec(restOf('HEALTHCHECK')[0] ?? '') ?? [];
  const [node = '', ...rest]: string[] = JSON.parse(probe.replace('8080', String(port)));
  execFileSync(node, rest, { env }); // throws if it is not healthy
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(() => execFileSync(node, rest, { env, stdio: 'ignore' })).toThrow(/Command failed/);
});
