import type { Page } from './page';
import type { Parameters } from './parameters';
import { pathOf } from './pathOf';
import type { Site } from './site';
import { writeAddress } from './writeAddress';

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
