import { isOfOtherVersion, linkSeed, type Parameters, type Visit } from '@simulation/dashboard/texts';
import { runParameters } from '@simulation/engine';

/**
 * What a link to share what is on screen says: its run, or while an extra is open its position. A link of
 * another version is passed on as it came.
 *
 * @param chosen what a link to a run says beside it
 */
export function toShare(visit: Visit, chosen: Partial<Parameters> = {}): Partial<Parameters> {
  const { address, run, extra } = visit;
  if (extra !== undefined) return toShareRun(visit, { seed: linkSeed(visit) });
  if (isOfOtherVersion(visit)) return { ...address, theme: undefined };
  return { ...runParameters(run), picked: address.picked, ...chosen };
}

/** What a link to share another run says: while an extra is open its position, with the seed of that run. */
export function toShareRun(visit: Visit, given: Partial<Parameters>): Partial<Parameters> {
  const { address, extra } = visit;
  if (extra === undefined) return given;
  const engine = isOfOtherVersion(visit) ? address.engine : undefined;
  return { seed: given.seed, scene: extra.position.scene, engine };
}
