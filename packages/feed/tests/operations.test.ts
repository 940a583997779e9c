import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOMENT_LIMIT_MS } from '@simulation/engine';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { MOST_WAITING_MS, REASONS } from '../src/server/admission';
import { UNTAKEN_MS } from '../src/server/answer';
import { MOST_UNANSWERED, wantedConnections } from '../src/server/connections';
import { HEADER_BYTES, KEEP_ALIVE_MS, MESSAGE_BYTES, REQUEST_MS } from '../src/server/createFeedServer';
import { LIMIT_MS } from '../src/server/lag';
import { WAITING_BYTES } from '../src/server/report';
import { MAX_WAITING_BYTES, STALL_MS } from '../src/server/sendLive';
import { FIRST_MESSAGE_MS, PING_MS } from '../src/server/socket';

import { temporaryFolder } from './runCommand';
import { serveHere, settingsOf } from './serveHere';

const folder = temporaryFolder();

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;
const hasPromtool = isInstalled('promtool');
if (!hasPromtool) console.log('NOT RUN: promtool is not installed here.');

const ALERTS = 'packages/feed/hosting/feed/alerts.yaml';
const UNIT = readFileSync('packages/feed/hosting/feed/simulated-trades.service', 'utf8');
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
  const [deployment, service] = read('packages/feed/hosting/feed/kubernetes.yaml');
  const [job] = read('packages/feed/hosting/runs/job.yaml');

  it('start a server that others reach, ask at the port for management, which the service leaves out, and give it time to stop', async () => {
    const { containers, terminationGracePeriodSeconds } = deployment.spec.template.spec;
    const [{ args, ports, readinessProbe, livenessProbe, lifecycle }] = containers;
    const settings = settingsOf(args);
    expect(ports).toEqual([
      { name: 'http', containerPort: settings.port },
      { name: 'management', containerPort: settings.management?.port },
    ]);
    expect([settings.host, settings.management?.host]).toEqual(['0.0.0.0', '0.0.0.0']);
    expect(service.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
    expect(service.spec.selector).toEqual(deployment.spec.template.metadata.labels);
    const { annotations } = deployment.spec.template.metadata;
    expect(annotations['prometheus.io/port']).toBe(String(settings.management?.port));
    const [, seconds] = lifecycle.preStop.exec.command;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 5);
    const { origin } = await serveHere();
    for (const { httpGet } of [readinessProbe, livenessProbe]) {
      expect(httpGet.port).toBe('management');
      expect((await fetch(origin + httpGet.path)).status).toBe(200);
    }
  });

  // https://kubernetes.io/docs/concepts/security/pod-security-standards/#restricted
  it.each([
    ['the server', deployment],
    ['many runs', job],
  ])('for %s fit the profile "restricted" of the Pod Security Standards', (_, { spec }) => {
    const pod = spec.template.spec;
    expect(pod).not.toHaveProperty('hostNetwork');
    expect(pod).not.toHaveProperty('initContainers');
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: expect.toSatisfy((user) => user > 0),
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext, ports = [] } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      for (const port of ports) expect(port).not.toHaveProperty('hostPort');
    }
    for (const volume of pod.volumes ?? [])
      expect(Object.keys(volume)).toEqual(['name', 'persistentVolumeClaim']);
  });

  it('spread the replicas over the nodes', () => {
    const { metadata, spec } = deployment.spec.template;
    expect(spec.topologySpreadConstraints).toEqual([
      {
        topologyKey: 'kubernetes.io/hostname',
        maxSkew: 1,
        whenUnsatisfiable: 'ScheduleAnyway',
        labelSelector: { matchLabels: metadata.labels },
      },
    ]);
  });
});

describe('the document about production', () => {
  const text = readFileSync('docs/feed-in-production.md', 'utf8');

  it('has the limits of the server', () => {
    const [, table = ''] = /\| What \| Limit \| Beyond it \|\n\|[-|]+\|\n([\s\S]*?)\n\n/.exec(text) ?? [];
    const limits = table.split('\n').map((row) => row.split(' | ')[1] ?? '');
    const [kB, seconds] = [(bytes: number) => `${bytes / 1_024} kB`, (ms: number) => `${ms / 1_000} s`];
    const day = 24 * 60 * 60 * 1_000;
    expect(limits).toEqual([
      '`--max-connections`',
      '`--max-rate`',
      `${LIMIT_MS} ms`,
      `${(MOST_WAITING_MS / day).toLocaleString('en')} days`,
      `\`--max-connections\` and ${wantedConnections({ connections: 0 }).toLocaleString('en')} more, or what \`ulimit -n\` allows`,
      '`--max-per-address`',
      `${MOST_UNANSWERED}, and none before an upgrade`,
      seconds(KEEP_ALIVE_MS),
      `${kB(HEADER_BYTES)}, ${seconds(REQUEST_MS)}`,
      `${kB(MESSAGE_BYTES)}, ${seconds(FIRST_MESSAGE_MS)}`,
      `${kB(MAX_WAITING_BYTES)}, ${seconds(STALL_MS)}`,
      seconds(PING_MS),
      seconds(UNTAKEN_MS),
      `${MOMENT_LIMIT_MS / day} simulated days, as on the page`,
      `${WAITING_BYTES / 1e6} MB`,
    ]);
  });

  it('names every reason for which clients are refused, as it is counted', () => {
    for (const reason of REASONS) expect(text).toContain(`\`${reason}\``);
  });
});

it('documents and samples name the file and the image of this version', () => {
  const files = ['docs/feed.md', 'packages/feed/README.md', 'packages/feed/hosting/runs/job.yaml'];
  for (const name of readdirSync('packages/feed/hosting/feed'))
    files.push(`packages/feed/hosting/feed/${name}`);
  const named = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/simulated-trades[-:](\d[\d.]*\d)/g),
      ([, version]) => version,
    ),
  );
  expect(named.length).toBeGreaterThan(6);
  expect(new Set(named)).toEqual(new Set([packageJson.version]));
});
