import { PARAMETER_NAMES } from '@simulation/engine';
import { NOTICE } from '../library/notice';
import { type Option, type Options, RUN_OPTIONS } from '../library/options';
import { describeValues, placeholder } from '../text/describe';
import { MANY_RUNS_OPTIONS, OUTPUT_OPTIONS, PLAY_OPTIONS, SERVER_OPTIONS } from '../text/options';

const NAME_WIDTH = 24;

const describe = (options: Options) => Object.entries(options).map(describeOption).join('\n');

function describeOption([name, option]: [string, Option]): string {
  const values = describeValues(option);
  const flag = `--${name} ${placeholder(option)}`.padEnd(NAME_WIDTH);
  return `  ${flag} ${option.meaning}${values === undefined ? '' : `: ${values}`} (${option.preset})`;
}

export const USAGE = `simulated-trades [options]
simulated-trades runs [options]
simulated-trades merge FILE... [--out FILE]

Writes the events of a simulated run, or serves them; or plays many runs, in parts that are merged.
${NOTICE}

The run
${describe(RUN_OPTIONS)}

Which events, and how fast
${describe(PLAY_OPTIONS)}

Output
${describe(OUTPUT_OPTIONS)}

Server
${describe(SERVER_OPTIONS)}
  --log                    writes a line of JSON to standard error for each start, stop, refusal and fault

Many runs, with seed, scenario, ${PARAMETER_NAMES.join(', ')} and out as above
${describe(MANY_RUNS_OPTIONS)}
  --resume                 goes on with what an earlier start has kept beside --out

  --help, --version
`;
