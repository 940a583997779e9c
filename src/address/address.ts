import { type Page, pageOf } from './page';
import { type Parameters, readParameters } from './parameters';

/** Everything that the address says. */
export type Address = Page & Parameters;

/**
 * @param base the path the site is hosted under; starts and ends with a slash
 */
export function readAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  base = '/',
): Address {
  return { ...pageOf(pathname, base), ...readParameters(search) };
}

/** Path and query for what is given, in a fixed order. Reading it back gives the same. */
export function writeAddress(pathname: string, parameters: Partial<Parameters>): string {
  const { name, amount, trades, seed, speed, t, still, scene, theme } = parameters;
  const query = new URLSearchParams();
  const write = (key: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(key, String(value));
  };
  write('name', name);
  write('amount', amount === undefined ? undefined : amount / 100);
  write('trades', trades);
  write('seed', seed);
  write('speed', speed);
  write('t', t === undefined ? undefined : t / 1_000);
  write('still', still ? 1 : undefined);
  write('scene', scene);
  write('theme', theme);
  const text = query.toString();
  const path = onSameHost(pathname);
  return text === '' ? path : `${path}?${text}`;
}

/** A path that starts with two slashes would be read as the name of another host; the dot keeps it a path. */
function onSameHost(pathname: string): string {
  return pathname.replace(/^\/(?=[/\\])/, '/./');
}
