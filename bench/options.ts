import { parseArgs } from 'node:util';

export const USAGE = `npm run bench -- [options]
  --quick            fewer repeats and shorter runs: a first impression, not a result
  --repeats N        how often everything is measured (3)
  --seconds N        how long running pages are watched (30)
  --only WORD        measures only what begins with it: load, slow, running, paused, hidden, speed, skip,
                     link, engine, many runs, feed, five minutes (measured once, not with --quick)
  --build            builds the site first, even if there is a build
  --write            writes docs/performance.md
  --help`;

export type Options = {
  readonly quick: boolean;
  readonly build: boolean;
  readonly write: boolean;
  readonly help: boolean;
  /** The beginning of the names of measurements; empty for all. */
  readonly only: string;
  /** How often everything is measured. */
  readonly rounds: number;
  /** Loads vary more than other measurements and take less time, so each round has several. */
  readonly loadsPerRound: number;
  /** How long a running page is watched. */
  readonly seconds: number;
};

/** @throws {Error} if an option is unknown, is no number where one is needed, or contradicts another */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      repeats: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string', default: '' },
      build: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { quick, repeats, seconds, ...others } = values;
  if (others.write && others.only !== '')
    throw new Error('--write needs every measurement: leave out --only.');
  return {
    ...others,
    quick,
    rounds: positiveInteger('repeats', repeats, quick ? 1 : 3),
    loadsPerRound: quick ? 1 : 3,
    seconds: positiveInteger('seconds', seconds, quick ? 10 : 30),
  };
}

function positiveInteger(option: string, text: string | undefined, preset: number): number {
  const number = Number(text ?? preset);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--${option} needs a whole number above 0, not "${text}".`);
}
