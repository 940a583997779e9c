import type { Theme } from '../address';
import type { Route } from '../engine';
import { LANGUAGES, type Locale } from '../i18n/languages';
import { themePreference } from './preferences';

type DocumentSettings = {
  readonly locale: Locale;
  readonly route: Route;
  readonly still: boolean;
  /** Without it the one that the visitor has chosen. */
  readonly theme: Theme | undefined;
};

/**
 * Sets language, title, theme, stillness and the layout of the page on the document. The early script calls it before
 * the first paint, so that no other language or theme is shown before the right one.
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
