import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { wantedConnections } from '../src/server/connections';
import { temporaryFolder } from './runCommand';
import { serveHere, settingsOf } from './serveHere';
import { COMMAND } from './startReplica';

const folder = temporaryFolder();

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;
const [hasPromtool, hasSystemd] = ['promtool', 'systemd-analyze'].map(isInstalled);
if (!hasPromtool) console.log('NOT RUN: promtool is not installed here.');
if (!hasSystemd) console.log('NOT RUN: systemd-analyze is not installed here.');

const ALERTS = 'hosting/feed/alerts.yaml';
const UNIT = readFileSync('hosting/feed/simulated-trades.service', 'utf8');
const settingOf = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(UNIT)?.[1] ?? '';

describe('the alert rules', () => {
  it.skipIf(!hasPromtool)('fire when something is wrong, and not when all is well', () => {
    cpSync(ALERTS, join(folder, 'alerts.yaml'));
    cpSync('packages/feed/tests/alerts.promtool.yaml', join(folder, 'test.yaml'));
    const { status, stdout } = spawnSync('promtool', ['test', 'rules', 'test.yaml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  it('ask for figures and reasons that a server has', async () => {
    const { origin } = await serveHere();
    const text = await (await fetch(`${origin}/metrics`)).text();
    const { groups } = parse(readFileSync(ALERTS, 'utf8'));
    const rules = groups[0].rules.map(({ expr }: { expr: string }) => expr).join('\n');
    const names = rules.match(/\b(?:simulated_trades|process)_\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
    const [, reasons = ''] = /reason=~"([^"]+)"/.exec(rules) ?? [];
    for (const reason of reasons.split('|')) expect(text).toContain(`{reason="${reason}"}`);
  });
});

describe('the unit of systemd', () => {
  it.skipIf(!hasSystemd)('has nothing that systemd does not know', () => {
    const file = join(folder, 'simulated-trades.service');
    writeFileSync(file, UNIT.replace(/^ExecStart=\S+/m, `ExecStart=${COMMAND}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect([status, stderr.includes('simulated-trades')]).toEqual([0, false]);
  });

  it('starts a server, gives it time to stop, and a file for each connection', () => {
    const settings = settingsOf(settingOf('ExecStart').split(' ').slice(1));
    expect([settings.host, settings.management?.host]).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(settings.drain + 5);
    expect(Number(settingOf('LimitNOFILE'))).toBeGreaterThan(wantedConnections(settings) + 50);
  });
});

describe('the manifests for Kubernetes', () => {
  const read = (file: string) =>
    parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS());
  const [deployment, service, budget] = read('hosting/feed/kubernetes.yaml');
  const [job] = read('hosting/runs/job.yaml');

  // The compiler knows each field, and what is in none of the schemas; where they say more, they check it themselves.
  it('are what the schemas of Kubernetes say, without a field that these do not have', () => {
    new Deployment(deployment).validate();
    new Service(service).validate();
    new PodDisruptionBudget(budget).validate();
    new Job(job).validate();
    const { spec, ...head } = deployment;
    const misspelt = { ...head, spec: { ...spec, replica: 2 } };
    const manifests = { Deployment: deployment, Service: service, PodDisruptionBudget: budget, Job: job };
    const lines = Object.entries(manifests).map(
      ([kind, manifest]) => `import { type I${kind} } from 'kubernetes-models/${manifest.apiVersion}';
        const of${kind}: I${kind} = ${JSON.stringify(manifest)};`,
    );
    mkdirSync('.cache/manifests', { recursive: true });
    const file = '.cache/manifests/manifests.ts';
    writeFileSync(
      file,
      `${lines.join('\n')}
        // @ts-expect-error -- there is no such field
        const ofMisspelt: IDeployment = ${JSON.stringify(misspelt)};
        export { ofDeployment, ofJob, ofMisspelt, ofPodDisruptionBudget, ofService };\n`,
    );
    const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --types'.split(' ');
    const { status, stdout } = spawnSync('node_modules/.bin/tsc', [...options, '', file], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, '']);
  });

  it('start a server that others reach, ask what it answers, and give it time to stop', async () => {
    const { containers, terminationGracePeriodSeconds } = deployment.spec.template.spec;
    const [{ args, ports, readinessProbe, livenessProbe, lifecycle }] = containers;
    const settings = settingsOf(args);
    expect([settings.host, settings.port]).toEqual(['0.0.0.0', ports[0].containerPort]);
    const [, { name, containerPort: port }] = ports;
    expect([name, settings.management]).toEqual(['management', { host: '0.0.0.0', port }]);
    expect(service.spec.ports[0].targetPort).toBe(ports[0].name);
    expect(service.spec.selector).toEqual(deployment.spec.template.metadata.labels);
    const [, seconds] = lifecycle.preStop.exec.command;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 5);
    const { origin } = await serveHere();
    const { annotations } = deployment.spec.template.metadata;
    expect(Number(annotations['prometheus.io/port'])).toBe(settings.management?.port);
    for (const { httpGet } of [readinessProbe, livenessProbe]) {
      expect((await fetch(origin + httpGet.path)).status).toBe(200);
      expect(httpGet.port).toBe('management');
    }
  });
});
