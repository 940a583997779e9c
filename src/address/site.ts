/** Where the pages of the site are. */
export type Site = {
  /** The path that all pages are under; starts and ends with a slash, or is empty where there are no links. */
  readonly base: string;
  /** The file of a page in its folder: `index.html` where the site is a folder of files, empty where a server answers. */
  readonly file: string;
  /** Whether links lead anywhere: not in a viewer, which shows a file in a frame, or as data without an address. */
  readonly hasLinks: boolean;
};

/** A site at the root of its host. */
export const ROOT: Site = { base: '/', file: '', hasLinks: true };

/**
 * The site that a page belongs to which was opened as a file of a folder, and the path of the page within it. The names of the
 * folders above it do not count: one of them may be `de`.
 *
 * @param opened the address of the page
 * @param folder of the page in the site: empty, `de/` or `v/`
 * @param isFramed whether the page is in a frame
 */
export function folderSite(
  { protocol, pathname }: { readonly protocol: string; readonly pathname: string },
  folder: string,
  isFramed = false,
): Site {
  const file = 'index.html';
  const hasLinks = ['http:', 'https:'].includes(protocol) || (protocol === 'file:' && !isFramed);
  if (!hasLinks) return { base: '', file, hasLinks };
  const path = pathname.endsWith('/') ? pathname : pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const base = path.endsWith(`/${folder}`) ? path.slice(0, path.length - folder.length) : path;
  return { base, file, hasLinks };
}
