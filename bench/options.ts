import { parseArgs } from 'node:util';

export const USAGE = `npm run bench -- [options]
  --quick       fewer repeats and shorter runs: a first impression, not a result
  --only WORD   measures only what begins with it: load, slow, running, paused, hidden, speed, skip,
                link, engine, five minutes (measured once, not with --quick), or what a package adds
  --write       writes docs/performance.md
  --help`;

export type Options = {
  readonly quick: boolean;
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

/** @throws {Error} if an option is unknown or contradicts another */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.write && (values.quick || values.only !== ''))
    throw new Error('--write needs every measurement: leave out --quick and --only.');
  const size = values.quick
    ? { rounds: 1, loadsPerRound: 1, seconds: 10 }
    : { rounds: 3, loadsPerRound: 3, seconds: 30 };
  return { ...values, ...size };
}
