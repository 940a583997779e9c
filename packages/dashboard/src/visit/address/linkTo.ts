import { LANGUAGES } from '@simulation/engine/texts';
import type { Page } from './pageOf';
import type { Parameters } from './parameters';
import { ROOT, type Site } from './site';
import { writeAddress } from './writeAddress';

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

/** The link to a page of the site. Where files of the site were renamed, its end says so to the page that it opens. */
export function linkTo(page: Page, site: Site, parameters: Partial<Parameters> = {}): string {
  return writeAddress(pathOf(page, site), parameters) + (site.hash ?? '');
}

/** A whole address with these parameters in place of its own. Path and end stay. */
export function withParameters(address: string, parameters: Partial<Parameters>): string {
  const url = new URL(address);
  url.search = writeAddress('', parameters);
  return url.href;
}
