import { FAIR_CHANCE, FAIR_COST } from '../engine';
import type { Page } from './page';
import type { Parameters } from './parameters';
import { writePicked } from './picked';
import { ROOT } from './site';

/**
 * Path and query for what is given, in a fixed order. Reading it back gives the same run: chance and cost are written only
 * where they are meant and not what the scenario has by itself.
 */
export function writeAddress(pathname: string, parameters: Partial<Parameters>): string {
  const {
    name,
    amount,
    trades,
    seed,
    scenario,
    chance,
    cost,
    picked,
    speed,
    t,
    still,
    scene,
    engine,
    theme,
  } = parameters;
  const isChosen = (value: number | undefined, usual: number) => scenario !== undefined && value !== usual;
  const written: Readonly<Record<keyof Parameters, string | number | undefined>> = {
    name,
    amount: hundredth(amount),
    trades,
    seed,
    scenario,
    chance: isChosen(chance, FAIR_CHANCE) ? hundredth(chance) : undefined,
    cost: isChosen(cost, FAIR_COST) ? hundredth(cost) : undefined,
    picked: picked && writePicked(picked),
    speed,
    t: t === undefined ? undefined : t / 1_000,
    still: still ? 1 : undefined,
    scene,
    engine,
    theme,
  };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(written)) if (value !== undefined) query.set(key, String(value));
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
export function pathOf({ route, locale }: Pick<Page, 'route' | 'locale'>, { base, file } = ROOT): string {
  const folder = route === 'v' ? 'v' : locale === 'de' ? 'de' : '';
  return base + [folder, file].filter((part) => part !== '').join('/');
}
