import { readFileSync, writeFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, it } from 'vitest';
import { parseLines, temporaryFolder } from '../tests/runCommand';
import { textOf } from '../tests/textOf';

const folder = temporaryFolder();

/** The statements of the documents, with the files of this folder. */
const statements = Array.from(
  readFileSync('docs/feed.md', 'utf8').matchAll(/```sql\n([\s\S]*?)```/g),
  ([, block = '']) => block.split(';\n').filter(Boolean),
)
  .flat()
  .map((statement) => statement.replaceAll(/'([\w*-]+\.(?:csv|ndjson|parquet))'/g, `'${folder}/$1'`));

const statement = (words: string) => {
  const found = statements.filter((each) => each.includes(words));
  expect(found, words).toHaveLength(1);
  return found[0] ?? '';
};

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const rows = (await connection.runAndReadAll(sql)).getRowObjectsJson();
  connection.closeSync();
  return rows;
}

const EVENTS = ['--seed', '007', '--for', '1h'];
const RUNS = ['runs', '--seed', '007', '--scenario', 'fair', '--for', '600', '--count', '300'];

beforeAll(async () => {
  const files = {
    'day.csv': [...EVENTS, '--format', 'csv'],
    'day.ndjson': EVENTS,
    'runs.ndjson': [...RUNS, '--rows', 'ndjson'],
    'part-1.csv': [...RUNS, '--part', '1/3', '--rows', 'csv'],
    'part-2.csv': [...RUNS, '--part', '2/3', '--rows', 'csv'],
    'part-3.csv': [...RUNS, '--part', '3/3', '--rows', 'csv'],
    'summary.json': RUNS,
  };
  for (const [name, args] of Object.entries(files)) writeFileSync(`${folder}/${name}`, await textOf(...args));
});

const inFolder = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

it('every query of the documents runs', async () => {
  expect(statements.length).toBeGreaterThanOrEqual(5);
  for (const sql of statements) expect(await query(sql), sql).not.toEqual([]);
});

it('events become Parquet with a type for each column, whatever is empty, and lose nothing', async () => {
  await query(statement(`TO '${folder}/day.parquet'`));
  const columns = await query(`SELECT column_name, column_type FROM (DESCRIBE FROM '${folder}/day.parquet')`);
  const types = Object.fromEntries(columns.map((column) => [column.column_name, column.column_type]));
  expect(types).toMatchObject({
    simulated: 'BOOLEAN',
    id: 'BIGINT',
    step: 'BIGINT',
    number: 'BIGINT',
    profit: 'DOUBLE',
    profitCents: 'BIGINT',
    cost: 'DOUBLE',
    status: 'VARCHAR',
    seed: 'VARCHAR',
  });
  const [sums] = await query(
    `SELECT count(*)::INT AS events, sum(profitCents)::INT AS cents, min(seed) AS seed, bool_and(simulated) AS simulated FROM '${folder}/day.parquet'`,
  );
  const events = parseLines(inFolder('day.ndjson'));
  const cents = events.reduce((sum, { trade }) => sum + (trade?.profit.cents ?? 0), 0);
  expect(sums).toEqual({ events: events.length, cents, seed: '007', simulated: true });
});

it('the parts of many runs, of any number, come to the summary of the command', async () => {
  await query(statement(`TO '${folder}/runs.parquet'`));
  const [found = {}] = await query(statement('AS played'));
  const summary = JSON.parse(inFolder('summary.json'));
  expect(found).toMatchObject({
    played: String(summary.played),
    mean: expect.closeTo(summary.mean.value, 9),
    deviation: expect.closeTo(summary.deviation.value, 9),
    error: expect.closeTo(summary.mean.error, 9),
    ahead: summary.ahead.value,
    significant: expect.closeTo(summary.significant.value, 9),
    quantiles: summary.quantiles.map(({ change }: { change: number }) => change),
    best: summary.best.seed,
    worst: summary.worst.seed,
    bars: summary.histogram
      .filter(({ runs }: { runs: number }) => runs > 0)
      .map(({ from, runs }: { from: number; runs: number }) => ({ key: from, value: String(runs) })),
  });
});
