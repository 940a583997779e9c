import { LANGUAGES } from '@simulation/engine/texts';
import type { Page } from './page';
import { ROOT } from './site';

/** The segment that asks for a page; empty for the dashboard in the language of every other path. */
export const segmentOf = ({ route, locale }: Page) => (route === 'v' ? 'v' : LANGUAGES[locale].segment);

/**
 * The shortest path of a page: what a link to share has in place of the words that a path may hold. A page that is a
 * file is named as it is.
 */
export function pathOf(page: Page, { base, file, moved } = ROOT): string {
  const segment = segmentOf(page);
  const path = [segment, file].filter((part) => part !== '').join('/');
  return moved?.[segment] ?? base + path;
}
