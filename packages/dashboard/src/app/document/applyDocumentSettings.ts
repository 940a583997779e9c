import { LANGUAGES } from '@simulation/engine/texts';
import type { Address } from '../../visit/address/address';
import { themePreference } from '../browser/preferences';

type DocumentSettings = Pick<Address, 'locale' | 'route' | 'still' | 'theme'>;

/**
 * Sets language, title, theme (without one, that of the visitor, else of the system), stillness, the layout of the page
 * and whether it is in a frame on the document. The early script calls it before the first paint, so that no other
 * language or theme is shown before the right one.
 */
export function applyDocumentSettings({ locale, route, still, theme }: DocumentSettings): void {
  const root = document.documentElement;
  root.lang = locale;
  root.dataset.route = route;
  root.toggleAttribute('data-still', still);
  root.toggleAttribute('data-framed', window.parent !== window);
  document.title = `Simulation - ${LANGUAGES[locale].dashboard}`;
  const shown = theme ?? themePreference.read();
  if (shown === undefined) delete root.dataset.theme;
  else root.dataset.theme = shown;
  showThemeColor();
}

/**
 * Gives the browser around the page the color of the page, as it is shown: in either theme, chosen or that of the
 * system.
 */
export function showThemeColor(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = named ?? document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  meta.content = getComputedStyle(document.documentElement).backgroundColor;
}
