import { FAIR_CHANCE, FAIR_COST } from '../engine';
import type { Page } from './page';
import { type Parameters, writePicked } from './parameters';
import { ROOT } from './site';

/**
 * Path and query for what is given, in a fixed order. Reading it back gives the same run: chance and cost are written only
 * where they are meant and not what the scenario has by itself.
 */
export function writeAddress(pathname: string, given: Partial<Parameters>): string {
  const isChosen = (value: number | undefined, usual: number) =>
    given.scenario !== undefined && value !== usual;
  const written: Readonly<Record<keyof Parameters, string | number | undefined>> = {
    name: given.name,
    amount: hundredth(given.amount),
    trades: given.trades,
    seed: given.seed,
    scenario: given.scenario,
    chance: isChosen(given.chance, FAIR_CHANCE) ? hundredth(given.chance) : undefined,
    cost: isChosen(given.cost, FAIR_COST) ? hundredth(given.cost) : undefined,
    picked: given.picked && writePicked(given.picked),
    speed: given.speed,
    t: given.t === undefined ? undefined : given.t / 1_000,
    still: given.still ? 1 : undefined,
    scene: given.scene,
    engine: given.engine,
    theme: given.theme,
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
