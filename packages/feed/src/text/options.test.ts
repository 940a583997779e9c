import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeValues, placeholder } from '../command/usage';
import { type Options, RUN_OPTIONS } from '../library/options';
import { OUTPUT_OPTIONS, PLAY_OPTIONS, RESUME_OPTIONS } from './options';

const rowsOf = (options: Options) =>
  Object.entries(options).map(
    ([name, option]) =>
      `| \`${name}\` | ${option.meaning} | ${describeValues(option) ?? placeholder(option)} | ${option.preset} |`,
  );

it('docs/feed.md lists every option of a run as the help does', () => {
  const [, table = ''] = readFileSync('docs/feed.md', 'utf8').split(
    '| Option | Meaning | Value | If left out |\n|---|---|---|---|\n',
  );
  expect(table.split('\n\n')[0]?.split('\n')).toEqual(
    rowsOf({ ...RUN_OPTIONS, ...PLAY_OPTIONS, ...RESUME_OPTIONS, ...OUTPUT_OPTIONS }),
  );
});
