import type { Address, Theme } from '../address';
import { LANGUAGES } from '../i18n/languages';
import { themePreference } from './preferences';

type DocumentSettings = Pick<Address, 'locale' | 'route' | 'still' | 'theme'>;

/**
 * Sets language, title, theme (without one, that of the visitor), stillness and the layout of the page on the document. The
 * early script calls it before the first paint, so that no other language or theme is shown before the right one.
 */
export function applyDocumentSettings({ locale, route, still, theme }: DocumentSettings): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dataset.route = route;
  root.toggleAttribute('data-still', still);
  document.title = `Simulation - ${LANGUAGES[locale].dashboard}`;
  applyTheme(theme ?? themePreference.read());
}

/** `undefined` follows the system. */
export function applyTheme(theme: Theme | undefined): void {
  const root = document.documentElement;
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
}
