import { type Page, pageOf } from './pageOf';
import { type Parameters, readParameters } from './parameters';

/** Everything that the address says. */
export type Address = Page & Parameters;

/** @param base the path the site is hosted under; starts and ends with a slash */
export function readAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search'> & Partial<Pick<Location, 'hash'>>,
  base = '/',
): Address {
  const page = pageOf(pathname, base);
  return { ...page, ...readParameters(search, { ...page, pathname, hash }) };
}
