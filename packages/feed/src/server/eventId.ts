import { createHash } from 'node:crypto';
import { ENGINE_VERSION, type Run, runKey } from '@simulation/engine';
import { OptionError, quote } from '../library/options';

/** Hexadecimal digits that tell one run from another: a mistake is found, an attack gains nothing. */
const HASH_DIGITS = 12;

/** The beginning of the ids of a run's events on the wire; the number of the event follows. */
export function idPrefix(run: Run): string {
  return `${ENGINE_VERSION}-${createHash('sha256').update(runKey(run)).digest('hex').slice(0, HASH_DIGITS)}-`;
}

/**
 * The number of the event that a client has seen last.
 *
 * @param id the value of `Last-Event-ID`
 * @throws {OptionError} if it is malformed, of another engine version or of another run
 */
export function readEventId(id: string, run: Run): number {
  const [, version, hash, digits] = /^(\d{1,9})-([\da-f]{12})-(\d{1,15})$/.exec(id) ?? [];
  if (version === undefined) throw new OptionError(`Last-Event-ID ${quote(id)} is not an id of this server.`);
  if (Number(version) !== ENGINE_VERSION)
    throw new OptionError(
      `Last-Event-ID is of engine version ${version}; this server has ${ENGINE_VERSION}.`,
    );
  if (`${version}-${hash}-` !== idPrefix(run))
    throw new OptionError('Last-Event-ID belongs to a different run; ask with the options of that run.');
  return Number(digits);
}
