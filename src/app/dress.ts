import type { Theme } from '../address';
import type { Locale } from '../i18n';

type Dress = { readonly locale: Locale; readonly still: boolean; readonly theme: Theme | undefined };

const TITLES = { en: 'Simulation - Dashboard', de: 'Simulation - Armaturenbrett' } as const;

/**
 * What the document itself says before anything is drawn in it: language, title, theme. The early script calls it
 * before the first paint, so that no other language and no other theme is ever seen.
 */
export function dress({ locale, still, theme }: Dress, preferred: Theme | undefined): void {
  const root = document.documentElement;
  root.lang = locale;
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
