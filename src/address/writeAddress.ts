import { FAIR_CHANCE, FAIR_COST } from '../engine';
import type { Page } from './page';
import type { Parameters } from './parameters';

/**
 * Path and query for what is given, in a fixed order. Reading it back gives the same run: chance and cost are written only
 * where they are meant and not what the scenario has by itself.
 */
export function writeAddress(pathname: string, parameters: Partial<Parameters>): string {
  const { name, amount, trades, seed, scenario, chance, cost, speed, t, still, scene, engine, theme } =
    parameters;
  const query = new URLSearchParams();
  const write = (key: string, value: string | number | undefined) => {
    if (value !== undefined) query.set(key, String(value));
  };
  write('name', name);
  write('amount', hundredth(amount));
  write('trades', trades);
  write('seed', seed);
  write('scenario', scenario);
  if (scenario !== undefined && chance !== FAIR_CHANCE) write('chance', hundredth(chance));
  if (scenario !== undefined && cost !== FAIR_COST) write('cost', hundredth(cost));
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

const hundredth = (value: number | undefined) => (value === undefined ? undefined : value / 100);

/** A path that starts with two slashes would be read as the name of another host; the dot keeps it a path. */
function onSameHost(pathname: string): string {
  return pathname.replace(/^\/(?=[/\\])/, '/./');
}

/** The shortest path of a page: what a link to share has in place of the words that a path may hold. */
export function pathOf({ route, locale }: Page, base = '/'): string {
  if (route === 'v') return `${base}v`;
  return locale === 'de' ? `${base}de` : base;
}
