import { LANGUAGES } from '../i18n/languages';
import type { Page } from './page';
import { ROOT } from './site';

/**
 * The shortest path of a page: what a link to share has in place of the words that a path may hold. A page that is a file is
 * named as it is.
 */
export function pathOf({ route, locale }: Page, { base, file, moved } = ROOT): string {
  const segment = route === 'v' ? 'v' : LANGUAGES[locale].segment;
  const path = [segment, file].filter((part) => part !== '').join('/');
  return moved?.[segment] ?? base + path;
}
