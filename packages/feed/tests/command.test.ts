import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { ENGINE_VERSION, eventsOf, OptionError } from '../src';
import { readCommand } from '../src/command/readCommand';
import { USAGES } from '../src/command/usage';
import { toRun } from '../src/library/toRun';
import { createFormat } from '../src/text/formats';
import { MERGE_OPTIONS, RUNS_OPTIONS, SERVE_OPTIONS, WRITE_OPTIONS } from '../src/text/options';
import { writeEvents } from '../src/text/writeEvents';
import { linesOf, parseLines, run, runCommand, runShell, temporaryFolder } from './runCommand';
import { COMMAND } from './startReplica';
import { textOf } from './textOf';

const folder = temporaryFolder();

/** It gives a command a terminal. That of macOS has other options. */
const hasScript = spawnSync('script', ['--version']).status === 0;
if (!hasScript) console.log('NOT RUN: script of util-linux is not installed here.');

const hasKcat = spawnSync('kcat', ['-V']).status === 0;
if (!hasKcat) console.log('NOT RUN: kcat is not installed here.');

/** A spreadsheet would compute this seed. */
const FORMULA = '=1+1';
const MINUTE = ['--seed', '7', '--for', '60', '--speed', 'max'];
const WRITE_AND_SERVE = { ...WRITE_OPTIONS, ...SERVE_OPTIONS };
const minute = [...eventsOf({ seed: '7' }, { until: 60_000 })];

describe('simulated-trades', () => {
  it('writes a JSON array with the events of the library', async () => {
    const { stdout } = await runCommand(...MINUTE, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual(minute);
    expect(stdout, 'as the tests below make it').toBe(await textOf(...MINUTE, '--format', 'json'));
    expect(JSON.parse(await textOf('--seed', '7', '--for', '0', '--format', 'json'))).toEqual([]);
  });

  it('writes a CSV file with a row for each event, each marked as simulated and with its market, that runs no formula', async () => {
    const market = ['--scenario', 'fair', '--chance', '90', '--cost', '0.5'];
    const text = await textOf('--seed', FORMULA, ...MINUTE.slice(2), ...market, '--format', 'csv');
    const [heads = '', ...rows] = text.split('\r\n').slice(0, -1);
    const run = { seed: FORMULA, scenario: 'fair', chance: 90, cost: 0.5 } as const;
    expect(rows).toHaveLength([...eventsOf(run, { until: 60_000 })].length);
    expect(heads).toMatch(/^simulated,.*,scenario,chance,cost,factor,engineVersion,seed,notice$/);
    for (const row of rows) {
      expect(row).toMatch(
        new RegExp(
          `^true,.*,fair,90,0[.]50,,${ENGINE_VERSION},'=1[+]1,"[^"]*all figures are invented[^"]*"$`,
        ),
      );
      expect(row.replace(/"[^"]*"/, '').split(',')).toHaveLength(heads.split(',').length);
    }
  });

  it('writes standard output where the file is -', () => {
    for (const command of [[], ['runs'], ['merge']])
      expect(readCommand([...command, '--out', '-'])).toMatchObject({ out: undefined });
  });

  it('says which Node it needs', async () => {
    const old =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });";
    const options = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
    const { code, stdout, stderr } = await run(process.execPath, [...options, COMMAND, '--serve', '0']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('simulated-trades: needs Node 20.19 or newer; this is Node 18.20.4.\n');
  });

  it('writes the columns that the documents list', async () => {
    const texts = [
      await textOf(...MINUTE, '--format', 'csv'),
      await textOf('runs', '--count', '1', '--rows', 'csv'),
    ];
    const heads = texts.flatMap((text) => text.slice(0, text.indexOf('\r\n')).split(','));
    const [, table = ''] =
      /\| Columns \| Type \|\n([\s\S]*?)\n\n/.exec(readFileSync('docs/feed.md', 'utf8')) ?? [];
    const listed = Array.from(table.matchAll(/`(\w+)`/g), ([, name]) => name);
    expect(listed).toHaveLength(new Set(heads).size);
    expect(new Set(listed)).toEqual(new Set(heads));
  });

  it('gives each seed a cell of its own, though a spreadsheet must not compute it', async () => {
    const cellOf = async (seed: string) => {
      const text = await textOf('--seed', seed, '--for', '1', '--format', 'csv');
      return text.split('\r\n')[1]?.split(`,${ENGINE_VERSION},`)[1]?.split(',"Sim')[0];
    };
    const seeds = ['-5', "'-5", "''-5", "'5", '5'];
    expect(await Promise.all(seeds.map(cellOf))).toEqual(["'-5", "''-5", "'''-5", "'5", '5']);
  });

  it('is read by pandas as the documents say, which give every column a type that cannot be guessed', () => {
    const text = readFileSync('docs/feed.md', 'utf8');
    const listOf = (name: string) => {
      const [, list = ''] = new RegExp(`^${name} = \\[(.*?)\\]`, 'ms').exec(text) ?? [];
      return new Set(Array.from(list.matchAll(/'(\w+)'/g), ([, column]) => column));
    };
    const rowOf = (type: string) => {
      const [, cells = ''] = new RegExp(`^\\| (.*) \\| ${type} \\|$`, 'm').exec(text) ?? [];
      return new Set(
        Array.from(cells.replace(/; of runs.*/, '').matchAll(/`(\w+)`/g), ([, column]) => column),
      );
    };
    expect(listOf('whole').size).toBeGreaterThan(5);
    expect(listOf('whole')).toEqual(rowOf('whole number'));
    expect(listOf('texts')).toEqual(rowOf('text'));
  });

  it('plays the run that the options say, from any second', async () => {
    const args = ['--scenario', 'fair', '--chance', '30', '--cost=0.5', '--amount', '-12.5', '--trades', '3'];
    const text = await textOf(...MINUTE, ...args, '--name', 'Ada', '--from', '30.5');
    const run = {
      seed: '7',
      scenario: 'fair',
      chance: 30,
      cost: 0.5,
      amount: -12.5,
      trades: 3,
      name: 'Ada',
    } as const;
    expect(parseLines(text)).toEqual([...eventsOf(run, { from: 30_500, until: 90_500 })]);
  });

  it('writes each event when it happens, and does not wait for more', async () => {
    const child = spawn(process.execPath, [COMMAND, '--seed', '7', '--speed', '0.25']);
    const [line] = await once(child.stdout, 'data'); // the next comes in 8 s
    child.kill();
    expect(parseLines(String(line))).toEqual(minute.slice(0, 1));
  });

  it('ends silently when the reader of the pipe has enough, as head has', async () => {
    expect(await runShell('simulated-trades --seed 7 --speed max | head -n 3')).toEqual({
      code: 0,
      stdout: minute
        .slice(0, 3)
        .map((event) => `${JSON.stringify(event)}\n`)
        .join(''),
      stderr: '',
    });
  });

  it.each([
    ['ndjson', /^(?:\{.*\}\n)+$/],
    ['csv', /^simulated,.*\r\n(?:true,.*\r\n)+$/],
    ['json', /^\[\n\{.*\}(?:,\n\{.*\})*\n\]\n$/],
  ] as const)('ends after a whole line, or array, when it is asked to: %s', async (name, whole) => {
    let text = '';
    const write = async (piece: string) => {
      text += piece;
    };
    const format = createFormat(name, toRun({ seed: '7' }));
    await writeEvents(eventsOf({ seed: '7' }), format, write, AbortSignal.abort()); // a run has no end
    expect(text).toMatch(whole);
  });

  it('ends at Ctrl-C while standard output is a file', async () => {
    const file = join(folder, 'endless.ndjson');
    const output = openSync(file, 'w');
    const child = spawn(process.execPath, [COMMAND, '--seed', '7', '--speed', 'max'], {
      stdio: ['ignore', output, 'inherit'],
    });
    await vi.waitUntil(() => statSync(file).size > 0, { timeout: 30_000, interval: 5 });
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    closeSync(output);
    expect(parseLines(readFileSync(file, 'utf8')).length).toBeGreaterThan(1);
  });

  const stalled = join(folder, 'stalled');
  it.each([
    ['standard output', ['--seed', '7', '--speed', 'max']],
    ['standard output, of many runs', ['runs', '--count', '1000000', '--for', '60', '--rows', 'csv']],
    ['a pipe with a name', ['--seed', '7', '--speed', 'max', '--out', stalled]],
  ])('ends when it is told to, though who reads its pipe has stalled: %s', async (_, args) => {
    await runShell(`rm -f '${stalled}' && mkfifo '${stalled}'`);
    const pipe = await open(stalled, 'r+');
    const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', pipe.fd, 'inherit'] });
    await pipe.read(Buffer.alloc(1)); // no more: the system keeps 64 kB, and a piece is longer
    child.kill('SIGTERM');
    expect([
      [143, null],
      [null, 'SIGTERM'],
    ]).toContainEqual(await once(child, 'exit'));
    await pipe.close();
  });

  it.skipIf(!hasScript)(
    'shows its progress on a terminal while it plays many runs, and nothing elsewhere',
    async () => {
      const runs = `${process.execPath} ${COMMAND} runs --count 100 --for 600 --out ${join(folder, 'runs')}`;
      const { stdout } = await runShell(`script -qec "${runs}" /dev/null`);
      expect(stdout).toContain('100%, 100 of 100 simulated runs');
      expect(await runShell(runs)).toEqual({ code: 0, stdout: '', stderr: '' });
    },
  );

  // librdkafka has a broker in memory for tests, with four partitions; kcat says what it took.
  it.skipIf(!hasKcat)(
    'fills a topic of a message broker, each event a message, in order on one partition',
    async () => {
      const [documented = ''] =
        /^simulated-trades .*kcat.*$/m.exec(readFileSync('docs/feed.md', 'utf8')) ?? [];
      const line = documented
        .replace('--speed 10', '--for 60 --speed max')
        .replace('kcat', 'kcat -vv -X test.mock.num.brokers=1');
      const { code, stderr } = await runShell(line);
      expect(code).toBe(0);
      const delivered = Array.from(
        stderr.matchAll(/Message delivered to partition (\d+) \(offset (\d+)\)/g),
        ([, partition, offset]) => `${partition}:${offset}`,
      );
      const [partition] = delivered[0]?.split(':') ?? [];
      expect(delivered).toEqual(minute.map((_, offset) => `${partition}:${offset}`));
    },
  );

  it('says its version, and that its help could not be written', async () => {
    for (const command of [[], ['runs'], ['merge']])
      expect(readCommand([...command, '--version'])).toEqual({ kind: 'version' });
    expect((await runCommand('--version')).stdout).toBe(`${packageJson.version}\n`);
    expect(await runShell('simulated-trades --help > /dev/full')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^simulated-trades: ENOSPC.*\n$/),
    });
  });

  it.each([
    [['--help', '--for'], WRITE_AND_SERVE],
    [['-h'], WRITE_AND_SERVE],
    [['help'], WRITE_AND_SERVE],
    [['runs', '--help'], RUNS_OPTIONS],
    [['runs', '-h'], RUNS_OPTIONS],
    [['help', 'runs'], RUNS_OPTIONS],
    [['merge', '--help'], MERGE_OPTIONS],
    [['help', 'merge'], MERGE_OPTIONS],
  ])('%j explains the options of that command and no others, in at most 100 columns', (args, options) => {
    const command = readCommand(args);
    const help = command.kind === 'help' ? USAGES[command.about] : '';
    const named = Array.from(help.matchAll(/^ {2}--([\w-]+)/gm), ([, name]) => name);
    expect(new Set(named)).toEqual(new Set([...Object.keys(options), 'help', 'version']));
    for (const line of linesOf(help)) expect(line.length, line).toBeLessThanOrEqual(100);
  });

  it.each([
    [['--for', '1h', '--from', '90s'], { from: 90_000, until: 3_690_000 }],
    [['--for', '1.5m', '--from', '1d'], { from: 86_400_000, until: 86_490_000 }],
    [['--for', '2M'], undefined],
    [['--for', '10x'], undefined],
    [['--for', '1.1.1h'], undefined],
  ])('takes seconds with a unit: %j', (args, range) => {
    if (range === undefined)
      expect(() => readCommand(args)).toThrow(
        `for must be a number of seconds from 0 to 2592000, not "${args[1]}"`,
      );
    else expect(readCommand(args)).toMatchObject({ options: { range } });
  });

  it.each([
    [['--sped', '7'], /^Unknown option "sped"\. Did you mean speed\? Allowed: seed, .*out\.$/],
    [['runs', '--cont', '7'], /^Unknown option "cont"\. Did you mean count\? Allowed: seed, /],
    [['--xyzzy', '7'], /^Unknown option "xyzzy"\. Allowed: seed, .*out\.$/],
    [['--format', 'jsn'], /, not "jsn"\. Did you mean json\?$/],
    [['--scenario', 'rigid'], /, not "rigid"\. Did you mean rigged\?$/],
    [['run'], /^Unexpected "run"\. Did you mean runs\? /],
    [['serve'], /^Unexpected "serve"\. Every option starts with --; see --help\.$/],
    [['--seed'], /^--seed needs a value; see --help\.$/],
    [['--seed', '7', '--seed', '8'], /^seed is given twice\.$/],
    [['--amount', 'much'], /^amount must be a number from -1000000000000 to 1000000000000, not "much"\.$/],
    [['--amount', ''], /^amount must be a number from .*, not ""\.$/],
    [['--from', '-1'], /^from must be a number of seconds from 0 to 2592000, not -1\.$/],
    [['--format', 'xml'], /^format must be ndjson or csv or json, not "xml"\.$/],
    [['--log'], /^--log is not allowed without --serve\.$/],
    [['--serve', '0', '--log=x'], /^log must be true, not "x"\.$/],
    [['merge', '-x'], /^Unknown option "x"\. Allowed: out\.$/],
    [['--cors', '*'], /^--cors is not allowed without --serve\.$/],
    [['--serve', '99999'], /^serve must be \[HOST:\]PORT with a port from 0 to 65535, not "99999"\.$/],
    [['--serve', '0', '--out', 'x'], /^--out is not allowed with --serve, because clients choose it\.$/],
    [
      ['--serve', '0', '--cors', 'here'],
      /^cors must be origins such as http:\/\/localhost:3000, with commas between them, or \*, not "here"\.$/,
    ],
    [
      ['--serve', '0', '--cors', 'https://*.example.com'],
      /^cors must be origins .*, not "https:\/\/\*\.example\.com"\.$/,
    ],
    [
      ['--serve', '0', '--max-connections', '0'],
      /^max-connections must be a number from 1 to 50000, not 0\.$/,
    ],
    [['--serve', '0', '--speed', 'max'], /^speed must be a number from 0\.25 to 1000, not "max"\.$/],
    [['runs', '--count', '0'], /^count must be a whole number from 1 to 1000000000, not 0\.$/],
    [['runs', '--count', '1.5'], /^count must be .*, not 1\.5\.$/],
    [['runs', '--for', '59'], /^for must be a number of seconds from 60 to 864000, not 59\.$/],
    [
      ['runs', '--seed', '7', '--part', '0/4'],
      /^part must be I\/N, I from 1 to N, N from 1 to 1000, not "0\/4"\.$/,
    ],
    [['runs', '--seed', '7', '--part', '5/4'], /^part must be .*, not "5\/4"\.$/],
    [['runs', '--seed', '7', '--part', 'x'], /^part must be .*, not "x"\.$/],
    [
      ['runs', '--seed', '7', '--count', '3', '--part', '1/4'],
      /^part must be .* N from 1 to 3, not "1\/4"\.$/,
    ],
    [['runs', '--part', '1/4'], /^part needs seed, the same each time\.$/],
    [['runs', '--out', 'x', '--resume'], /^resume needs seed, the same each time\.$/],
    [['runs', '--seed', '7', '--resume'], /^resume needs out, the file that was begun\.$/],
    [['runs', '--rows', 'xml'], /^rows must be ndjson or csv, not "xml"\.$/],
    [['runs', '--seed', 'x'.repeat(96)], /^seed must be a text of 1 to 95 characters, not "x*…\.$/],
    [['runs', '--route', 'v'], /^Unknown option "route"\. Allowed: seed, .*out\.$/],
    [['runs', '7'], /^Unexpected "7"\. /],
  ])('%j is refused: what is wrong, and what is allowed', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
    expect(() => readCommand(args)).toThrow(OptionError);
  });

  // A value is quoted without its control characters. What says nothing of the options gets --help.
  it.each([
    [['--route', 'x\u001b[2J\n'], /^simulated-trades: [^\p{Cc}]+\n$/u],
    [['--for', '10x'], /^simulated-trades: [^\n]+\. See --help\.\n$/],
  ])('refuses %j in one line on standard error, with exit code 2', async (args, message) => {
    expect(await runCommand(...args)).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });
});
