import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createMarket, ENGINE_VERSION, fromCents, runOf } from '@simulation/engine';
import { runSeed } from '@simulation/engine/runs';
import { playAll } from '@simulation/engine/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { NOTICE } from '../src/library/notice';
import { readPart } from '../src/runs/partFile';
import type { RunsPlan } from '../src/runs/plan';
import { playBatch } from '../src/runs/playBatch';
import { linesOf, parseLines, runShell, temporaryFolder } from './runCommand';
import { COMMAND } from './startReplica';
import { textOf } from './textOf';

const folder = temporaryFolder();
const inFolder = (name: string) => join(folder, name);

const hasParallel = /GNU parallel/.test(spawnSync('parallel', ['--version']).stdout?.toString() ?? '');
if (!hasParallel) console.log('NOT RUN: GNU parallel is not installed here.');

const FAIR = ['runs', '--seed', '7', '--scenario', 'fair', '--for', '600'];
const HUNDRED = [...FAIR, '--count', '100'];

const experiment = {
  run: runOf({ seed: '7', market: createMarket('fair') }),
  count: 100,
  duration: 600_000,
} as const;

describe('many runs', () => {
  it('come to what the page says of them, marked as simulated', async () => {
    const [, fair] = playAll(experiment).markets;
    const { done, ahead, inRange, judged, significant, best, worst, median } = fair.summary;
    const changes = Array.from({ length: 100 }, (_, place) => fair.outcome(place + 1)?.change ?? Number.NaN);
    const mean = changes.reduce((sum, change) => sum + change, 0) / 100;
    const deviation = Math.sqrt(changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / 99);
    const summary = JSON.parse(await textOf(...HUNDRED));
    expect(summary).toMatchObject({
      simulated: true,
      notice: NOTICE,
      seed: '7',
      scenario: 'fair',
      played: 100,
      mean: {
        value: expect.closeTo(mean / 100, 9),
        error: expect.closeTo(deviation / 1_000, 9),
        expected: fair.sums.mean / 100,
      },
      deviation: { value: expect.closeTo(deviation / 100, 9), expected: fair.sums.deviation / 100 },
      ahead: { value: ahead / done },
      inRange: { value: inRange / done, expected: expect.closeTo(0.95, 3) },
      significant: { value: significant / judged, expected: 0.05 },
      best: { seed: `7~${best.k}`, change: best.change / 100 },
      worst: { seed: `7~${worst.k}`, change: worst.change / 100 },
      histogram: fair.histogram.map(({ from, to, count, expected }) => ({
        from: from / 100,
        to: to / 100,
        runs: count,
        expected,
      })),
    });
    const { p5 = NaN, p25 = NaN, p75 = NaN, p95 = NaN } = fair.fan.at(-1) ?? {};
    const quantiles = new Map(
      summary.quantiles.map(({ share, change }: Record<string, number>) => [share, change]),
    );
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    expect(shares.map((share) => quantiles.get(share))).toEqual(
      [p5, p25, median, p75, p95].map((cents) => cents / 100),
    );
  });

  it('have errors that are right for few runs, and none for one', async () => {
    const two = JSON.parse(await textOf(...FAIR, '--count', '2'));
    const [first = NaN, second = NaN] = [two.best.change, two.worst.change];
    expect(two.mean.error).toBeCloseTo(Math.abs(first - second) / 2, 9); // s = |a - b| / sqrt 2
    // Wilson's interval of 1 of 2, 0 of 2 or 2 of 2, by a table
    const intervals = [
      [0, 0.657_62],
      [0.094_531, 0.905_469],
      [0.342_38, 1],
    ];
    for (const { value, low, high } of [two.ahead, two.inRange]) {
      expect([low, high].map((bound) => bound.toFixed(5))).toEqual(
        intervals[2 * value]?.map((bound) => bound.toFixed(5)),
      );
    }
    const { mean, deviation } = JSON.parse(await textOf(...FAIR, '--count', '1'));
    expect([mean.error, deviation.value, deviation.error]).toEqual([null, null, null]);
  });

  it('as rows are those of the page, each marked as simulated', async () => {
    const [, fair] = playAll(experiment).markets; // the page counts the same, and its files have these numbers
    const rows = parseLines(await textOf(...HUNDRED, '--rows', 'ndjson'));
    expect(rows).toHaveLength(100);
    rows.forEach((row, at) => {
      const played = fair?.outcome(at + 1);
      if (!played) throw new Error(`The run ${at + 1} was not played.`);
      const { change, trades, wins, lowest, highest, p } = played;
      expect(row).toEqual({
        simulated: true,
        run: at + 1,
        seed: runSeed('7', at + 1),
        scenario: 'fair',
        chance: 50,
        cost: 0.35,
        seconds: 600,
        change: fromCents(change),
        trades,
        wins,
        lowest: fromCents(lowest),
        highest: fromCents(highest),
        p,
        engineVersion: ENGINE_VERSION,
        notice: NOTICE,
      });
    });
    const csv = await textOf(...HUNDRED, '--rows', 'csv');
    const [heads = '', ...lines] = csv.split('\r\n').slice(0, -1);
    const names = heads.split(',');
    expect(names.filter((name) => name in rows[0])).toEqual(Object.keys(rows[0]));
    lines.forEach((line, at) => {
      const fields = line.split(/,(?! No account| no )/).map((field) => field.replaceAll('"', ''));
      expect(fields.slice(0, -1)).toEqual(names.slice(0, -1).map((name) => String(rows[at][name] ?? '')));
    });
  });

  it('are what the schemas in the package say: rows, summaries and parts', async () => {
    const validatorOf = (name: string) =>
      new Ajv2020({ strict: false }).compile(
        JSON.parse(readFileSync(`packages/feed/schemas/${name}.json`, 'utf8')),
      );
    const [row, summary, part] = ['row', 'summary', 'part'].map(validatorOf);
    const faultsOf = (validate: typeof row, text: string) => {
      validate?.(JSON.parse(text));
      return validate?.errors;
    };
    for (const args of [
      [...FAIR, '--count', '40'],
      [...FAIR, '--count', '1'],
      ['runs', '--seed', '7', '--for', '60'],
      ['runs', '--seed', '7', '--scenario', 'rare-loss', '--count', '40'],
    ]) {
      const [line = ''] = linesOf(await textOf(...args, '--rows', 'ndjson'));
      expect(faultsOf(row, line)).toBeNull();
      expect(faultsOf(summary, await textOf(...args))).toBeNull();
      expect(faultsOf(part, await textOf(...args, '--part', '1/1'))).toBeNull();
      expect(faultsOf(row, line.replace('"simulated":true,', ''))).not.toBeNull();
    }
  });

  it.skipIf(!hasParallel)(
    'are divided by GNU parallel, in any order, and merge to exactly the whole',
    async () => {
      const part = `${process.execPath} ${COMMAND} ${HUNDRED.join(' ')} --threads 1 --part {}/2 --out ${folder}/part-{}.json`;
      const { code, stderr } = await runShell(`parallel --shuf -j 2 '${part}' ::: {1..2}`);
      expect([code, stderr]).toEqual([0, '']);
      const merged = await runShell(`simulated-trades merge ${folder}/part-*.json`);
      expect(merged).toEqual({ code: 0, stdout: await textOf(...HUNDRED), stderr: '' });
    },
  );

  it('are divided by a Kubernetes Job, whose containers each play the part of their index', async () => {
    const { apiVersion, kind, spec } = parse(readFileSync('packages/feed/hosting/runs/job.yaml', 'utf8'));
    const { containers, restartPolicy, volumes } = spec.template.spec;
    const [{ command, args, image, volumeMounts }] = containers;
    expect([apiVersion, kind, spec.completionMode]).toEqual(['batch/v1', 'Job', 'Indexed']);
    expect([restartPolicy, image]).toEqual(['OnFailure', expect.stringMatching(/^[\w-]+:[\d.]+$/)]);
    expect(volumeMounts).toEqual([{ name: volumes[0].name, mountPath: '/runs' }]);
    mkdirSync(inFolder('bin'));
    symlinkSync(COMMAND, inFolder('bin/simulated-trades'));
    const program = args
      .join('\n')
      .replace('--count 1000000', '--count 640')
      .replaceAll('/runs/', `${folder}/`);
    const last = spec.completions - 1; // counted from 0
    const { status } = spawnSync(command[0], [...command.slice(1), program], {
      env: { PATH: `${inFolder('bin')}:${process.env.PATH}`, JOB_COMPLETION_INDEX: String(last) },
    });
    expect(status).toBe(0);
    const part = JSON.parse(readFileSync(inFolder(`part-${last}.json`), 'utf8'));
    expect(part).toMatchObject({ simulated: true, count: 640, part: last + 1, parts: last + 1 });
    expect(part.outcomes.done).toBe(10);
  });
});

describe('many runs that are interrupted', () => {
  const plan: RunsPlan = { ...experiment, count: 1e9, part: 1, parts: 1 };
  /** Takes half a day. */
  const ENDLESS = [...FAIR, '--count', String(plan.count), '--threads', '1'];

  const played = (name: string): number =>
    existsSync(name) ? JSON.parse(readFileSync(name, 'utf8')).outcomes.done : 0;

  /** The command as `npm start` starts it in a clone, where runs are played by processes instead of threads. */
  const IN_CLONE = ['scripts/run.mjs', '../packages/feed/src/command/main'];

  /**
   * Starts the command, and sends all of its processes a signal, as a terminal does, when it has kept more runs than
   * before.
   */
  const interrupt = async (
    signal: 'SIGKILL' | 'SIGINT',
    out: string,
    args: readonly string[],
    command: readonly string[] = [COMMAND],
  ) => {
    const kept = `${out}.unfinished`;
    const before = played(kept);
    const child = spawn(process.execPath, [...command, ...ENDLESS, ...args, '--out', out], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += String(text);
    });
    const closed = once(child, 'close');
    await vi
      .waitUntil(() => played(kept) > before, { timeout: 50_000 })
      .finally(() => process.kill(-Number(child.pid), signal));
    await closed;
    return { code: child.exitCode, said };
  };

  /** What is left of a start that Ctrl-C has stopped. */
  const stopped = (out: string) => ({
    code: 130,
    said: `simulated-trades: ${played(`${out}.unfinished`)} of ${plan.count} runs are played; --resume plays the rest.\n`,
  });

  it('go on after a kill, and after Ctrl-C have exactly the rows that they say', async () => {
    const out = inFolder('interrupted.csv');
    const args = ['--rows', 'csv'];
    expect(await interrupt('SIGKILL', out, args)).toEqual({ code: null, said: '' });
    rmSync(`${out}.lock`); // who waits until it counts as lost is tested with the other files
    expect(await interrupt('SIGINT', out, [...args, '--resume'])).toEqual(stopped(out));
    const runs = played(`${out}.unfinished`);
    const batch = playBatch({ plan, part: { first: 1, runs }, rows: 'csv' });
    expect(readPart(`${out}.unfinished`)).toMatchObject({ outcomes: batch.outcomes });
    expect(readFileSync(`${out}.draft`, 'utf8') === batch.rows).toBe(true);
  });

  it('are kept after Ctrl-C in a clone too', async () => {
    const out = inFolder('clone.json');
    expect(await interrupt('SIGINT', out, [], IN_CLONE)).toEqual(stopped(out));
  });
});
