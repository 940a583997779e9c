import type { Theme } from '../address';
import type { Route } from '../engine';
import type { Locale } from '../i18n';

type Dress = {
  readonly locale: Locale;
  readonly route: Route;
  readonly still: boolean;
  readonly theme: Theme | undefined;
};

const TITLES = { en: 'Simulation - Dashboard', de: 'Simulation - Armaturenbrett' } as const;

/**
 * What the document itself says before anything is drawn in it: language, title, theme, and the page for which room is kept. The early script calls it
 * before the first paint, so that no other language and no other theme is ever seen.
 */
export function dress({ locale, route, still, theme }: Dress, preferred: Theme | undefined): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dataset.route = route;
  root.toggleAttribute('data-still', still);
  document.title = TITLES[locale];
  dressTheme(theme ?? preferred);
}

/** `undefined` follows the system. */
export function dressTheme(theme: Theme | undefined): void {
  const root = document.documentElement;
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
}
