import type { Route } from '@simulation/engine';
import { DEFAULT_LOCALE, type Locale, localeOf } from '@simulation/engine/texts';

/** The route and the locale, which the path alone decides. */
export type Page = { readonly route: Route; readonly locale: Locale };

/**
 * Which page a path is (specification, sections 2 and 9).
 *
 * `/v`, in either case and with any slashes behind it, is the second page, in English. Every other path is the
 * dashboard, in the language that a whole segment asks for. Only what follows the base path counts.
 *
 * @param base the path the site is hosted under; starts and ends with a slash
 */
export function pageOf(pathname: string, base = '/'): Page {
  const segments = afterBase(pathname, base).split('/').map(decodeSegment);
  if (segments.every((segment, at) => (at === 0 ? segment.toLowerCase() === 'v' : segment === ''))) {
    return { route: 'v', locale: DEFAULT_LOCALE };
  }
  return {
    route: 'dashboard',
    locale: segments.map((segment) => localeOf(segment.toLowerCase())).find(Boolean) ?? DEFAULT_LOCALE,
  };
}

/** The base without its last slash is the base too: a host that does not redirect serves the page there. */
function afterBase(pathname: string, base: string): string {
  const path = `${pathname}/`;
  return path.slice(path.startsWith(base) ? base.length : 1);
}

/** A malformed escape stays as it is: such a path is the dashboard, not an error. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
