import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeValues, placeholder } from '../command/usage';
import { type Options, RUN_OPTIONS } from '../library/options';
import { MANY_RUNS_OPTIONS, OUTPUT_OPTIONS, PLAY_OPTIONS, RESUME_OPTIONS, SERVER_OPTIONS } from './options';

const rowsOf = (options: Options) =>
  Object.entries(options)
    .map(
      ([name, option]) =>
        `| \`${name}\` | ${option.meaning} | ${describeValues(option) ?? placeholder(option)} | ${option.preset} |\n`,
    )
    .join('');

it('docs/feed.md lists every option as the help does', () => {
  const document = readFileSync('docs/feed.md', 'utf8');
  expect(document).toContain(
    rowsOf({ ...RUN_OPTIONS, ...PLAY_OPTIONS, ...RESUME_OPTIONS, ...OUTPUT_OPTIONS }),
  );
  expect(document).toContain(rowsOf(SERVER_OPTIONS));
  expect(document).toContain(rowsOf(MANY_RUNS_OPTIONS));
});
