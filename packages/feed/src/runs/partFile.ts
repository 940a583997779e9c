import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { byParameter, normalizeSeed, readSeed, roundHalfAway } from '@simulation/engine';
import { OptionError, quote, quoteFile } from '../library/options';
import { toRun } from '../library/toRun';
import type { RowsFormat } from '../text/options';
import { parseJson } from '../text/parseJson';
import { partHeadOf, type RunsPlan } from './plan';
import type { RunsCounts } from './runsTally';

/**
 * While rows are written: their format, the bytes of the file that have the runs counted, and the checksum of these.
 */
type RowsState = {
  readonly rows?: RowsFormat | undefined;
  readonly bytes?: number | undefined;
  readonly rowsSha256?: string | undefined;
};

/** The first runs of a part, counted: `outcomes.done` of them. */
export type PartFile = ReturnType<typeof partHeadOf> & RowsState & RunsCounts;

/** @param counts of at least one run */
export function partText(
  plan: RunsPlan,
  { outcomes, changes, runs }: RunsCounts,
  state: RowsState = {},
): string {
  const counts: RunsCounts = { outcomes, changes: Array.from(changes), runs: Array.from(runs) };
  const file: PartFile = { ...partHeadOf(plan), ...state, ...counts };
  return `${JSON.stringify({ ...file, sha256: checksumOf(file) })}\n`;
}

/** Of the fields before it, as JSON without spaces: another layout of the file does not change it. */
const checksumOf = (fields: object) => createHash('sha256').update(JSON.stringify(fields)).digest('hex');

/** By the byte order mark, in hexadecimal: a shell of Windows saves in UTF-16 what a command prints. */
const ENCODINGS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** @throws with the name of the file, which Node leaves out for a folder */
function readWhole(name: string): Buffer {
  try {
    return readFileSync(name);
  } catch (error) {
    throw new Error(`${quoteFile(name)} cannot be read: ${String(error)}`, { cause: error });
  }
}

/** @throws {OptionError} if the file is not one of `partText`, or was changed */
export function readPart(name: string): PartFile {
  const bytes = readWhole(name);
  const text = new TextDecoder(ENCODINGS[bytes.toString('hex', 0, 2)]).decode(bytes); // without the mark
  const { sha256, ...file }: { sha256?: unknown } = Object(parseJson(text));
  const is = (what: string) => new OptionError(`${quoteFile(name)} ${what}`);
  if (typeof sha256 !== 'string') throw is('is cut short, or was not written by --part.');
  if (sha256 !== checksumOf(file)) throw is('was changed after it was written: its checksum differs.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the checksum says who wrote it
  return file as PartFile;
}

/** @throws {OptionError} if the file is about other runs than these fields say; a seed may be written in other ways */
export function checkAbout(name: string, file: object, fields: object): void {
  const values = new Map<string, unknown>(Object.entries(file));
  const formOf = (value: unknown) => normalizeSeed(readSeed(String(value)) ?? '');
  for (const [key, wanted] of Object.entries(fields)) {
    const found = values.get(key);
    if (formOf(found) !== formOf(wanted))
      throw new OptionError(
        `${quoteFile(name)} is about other runs: its ${key} is ${quote(found)}, not ${quote(wanted)}.`,
      );
  }
}

/** The plan that a file is a part of. */
export function planOf({ seed, scenario, seconds, count, part, parts, ...file }: PartFile): RunsPlan {
  const run = toRun({ seed, scenario, ...byParameter((name) => file[name]) });
  return { run, duration: roundHalfAway(seconds, 3), count, part, parts };
}
