import { NOTICE } from '../library/notice';
import { type Option, type Options, RUN_OPTIONS } from '../library/options';
import { describeValues, placeholder } from '../text/describe';
import { OUTPUT_OPTIONS, PLAY_OPTIONS, SERVER_OPTIONS } from '../text/options';

const NAME_WIDTH = 24;

const describe = (options: Options) => Object.entries(options).map(describeOption).join('\n');

function describeOption([name, option]: [string, Option]): string {
  const values = describeValues(option);
  const flag = `--${name} ${placeholder(option)}`.padEnd(NAME_WIDTH);
  return `  ${flag} ${option.meaning}${values === undefined ? '' : `: ${values}`} (${option.preset})`;
}

export const USAGE = `simulated-trades [options]

Writes the events of a simulated run, or serves them.
${NOTICE}

The run
${describe(RUN_OPTIONS)}

Which events, and how fast
${describe(PLAY_OPTIONS)}

Output
${describe(OUTPUT_OPTIONS)}

Server
${describe(SERVER_OPTIONS)}

  --help, --version
`;
