import type { Page } from './page';
import type { Parameters } from './parameters';
import { writePicked } from './picked';

/** Path and query for what is given, in a fixed order. Reading it back gives the same. */
export function writeAddress(pathname: string, parameters: Partial<Parameters>): string {
  const { name, amount, trades, seed, scenario, picked, speed, t, still, scene, engine, theme } = parameters;
  const query = new URLSearchParams();
  const write = (key: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(key, String(value));
  };
  write('name', name);
  write('amount', amount === undefined ? undefined : amount / 100);
  write('trades', trades);
  write('seed', seed);
  write('scenario', scenario);
  write('picked', picked && writePicked(picked));
  write('speed', speed);
  write('t', t === undefined ? undefined : t / 1_000);
  write('still', still ? 1 : undefined);
  write('scene', scene);
  write('engine', engine);
  write('theme', theme);
  const text = query.toString();
  const path = onSameHost(pathname);
  return text === '' ? path : `${path}?${text}`;
}

/** A path that starts with two slashes would be read as the name of another host; the dot keeps it a path. */
function onSameHost(pathname: string): string {
  return pathname.replace(/^\/(?=[/\\])/, '/./');
}

/** The shortest path of a page: what a link to share has in place of the words that a path may hold. */
export function pathOf({ route, locale }: Page, base = '/'): string {
  if (route === 'v') return `${base}v`;
  return locale === 'de' ? `${base}de` : base;
}
