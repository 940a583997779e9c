import { NOTICE } from '../library/notice';
import { isFlag, type Option, type Options, RUN_OPTIONS } from '../library/options';
import { MERGE_OPTIONS, OUTPUT_OPTIONS, PLAY_OPTIONS, RUNS_OPTIONS, SERVER_OPTIONS } from '../text/options';

const NAME_WIDTH = 30;
const WIDTH = 100;

const plain = (number: number) => number.toLocaleString('en-US');

/** The values of an option, in help and documents; undefined for any text. */
export function describeValues(option: Option): string | undefined {
  if (isFlag(option)) return undefined;
  const { words = [], length, range } = option;
  const numbers = range && `${plain(range.from)} to ${plain(range.to)}`;
  const texts = length && Number.isFinite(length.to) && `${length.from} to ${plain(length.to)} characters`;
  return [numbers, texts, ...words].filter(Boolean).join(' or ') || undefined;
}

/** A name for the value of an option. */
export function placeholder({ placeholder, words, range, unit }: Option): string {
  if (placeholder !== undefined) return placeholder;
  if (unit !== undefined) return 'TIME';
  if (range !== undefined) return 'NUMBER';
  return words === undefined ? 'TEXT' : 'NAME';
}

/** A line for each option, or more, none longer than a terminal is wide. */
const describe = (options: Options) =>
  Object.entries(options)
    .map(([name, option]) => {
      const values = [option.meaning, describeValues(option)].filter(Boolean).join(': ');
      return lines(`--${name} ${placeholder(option)}`, `${values} (${option.preset})`);
    })
    .join('');

function lines(flag: string, text: string): string {
  const indent = '\n'.padEnd(NAME_WIDTH + 1);
  const wrapped = text.replaceAll(
    new RegExp(`(?=.{${WIDTH - NAME_WIDTH + 1}})(.{1,${WIDTH - NAME_WIDTH}}) `, 'g'),
    `$1${indent}`,
  );
  return `${`  ${flag}`.padEnd(NAME_WIDTH - 1)} ${wrapped}\n`;
}

const ENDINGS =
  lines('--help, -h', 'explains the command; so does "help" before its name') +
  lines('--version', 'says the version');

const TIMES = 'A TIME is in seconds, or has a unit: 90s, 15m, 1h, 2d.';

/** By the command that they explain. */
export const USAGES = {
  write: `simulated-trades [options]               writes the events of a simulated run, or serves them
simulated-trades runs [options]          plays many runs; see simulated-trades runs --help
simulated-trades merge FILE... [options] adds up the parts of many runs

${NOTICE}
${TIMES}

The run
${describe(RUN_OPTIONS)}
Which events, and how fast
${describe(PLAY_OPTIONS)}
Output
${describe(OUTPUT_OPTIONS)}
Server
${describe(SERVER_OPTIONS)}
${ENDINGS}`,
  runs: `simulated-trades runs [options]

Plays many runs, and writes what they come to beside what theory expects, or a row for each.
${NOTICE}
${TIMES}

${describe(RUNS_OPTIONS)}
${ENDINGS}`,
  merge: `simulated-trades merge FILE... [options]

Adds up the files that "simulated-trades runs --part" has written to the summary of the whole.
${NOTICE}

${describe(MERGE_OPTIONS)}
${ENDINGS}`,
};
