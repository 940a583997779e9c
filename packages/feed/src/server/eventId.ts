import { createHash } from 'node:crypto';
import { ENGINE_VERSION, type Run, runKey } from '@simulation/engine';
import { quote } from '../library/options';

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
 * @returns why not, as a sentence, if it is malformed, of another engine version or of another run
 */
export function readEventId(id: string, run: Run): number | string {
  const [, version, hash, digits] = /^(\d{1,9})-([\da-f]{12})-(\d{1,15})$/.exec(id) ?? [];
  if (version === undefined) return `Last-Event-ID ${quote(id)} is not an id of this server.`;
  if (Number(version) !== ENGINE_VERSION)
    return `Last-Event-ID is of engine version ${version}; this server has ${ENGINE_VERSION}.`;
  if (`${version}-${hash}-` !== idPrefix(run))
    return 'Last-Event-ID belongs to another run than the one asked for.';
  return Number(digits);
}

/** What a client is told whose last event is of no use here: it begins anew. */
export const resetOf = (reason: string) => JSON.stringify({ type: 'reset', simulated: true, reason });
