import { MOMENT_LIMIT_MS, writtenRun } from '@simulation/engine';
import type { OwnParameter, Parameters } from './parameters';

/**
 * Path and query for what is given, in a fixed order. Reading it back gives the same run: what a market has by itself
 * is not written, and a moment beyond the latest that a link may name is that one.
 */
export function writeAddress(pathname: string, given: Partial<Parameters>): string {
  const written: Readonly<Record<string, string | number | undefined>> = {
    ...writtenRun(given),
    picked: given.picked && `${given.picked.rank}-of-${given.picked.count}`,
    speed: given.speed,
    t: given.t === undefined ? undefined : Math.min(given.t, MOMENT_LIMIT_MS) / 1_000,
    still: given.still ? 1 : undefined,
    scene: given.scene,
    engine: given.engine,
    theme: given.theme,
  } satisfies Record<OwnParameter, unknown>;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(written)) if (value !== undefined) query.set(key, String(value));
  const text = query.toString().replace(/\.$/, '%2E'); // a dot at the end of a link is taken for that of a sentence
  const path = onSameHost(pathname);
  return text === '' ? path : `${path}?${text}`;
}

/** A path that starts with two slashes would be read as the name of another host; the dot keeps it a path. */
function onSameHost(pathname: string): string {
  return pathname.replace(/^\/(?=[/\\])/, '/./');
}
