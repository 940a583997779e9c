/** Where the pages of the site are. */
export type Site = {
  /** The path that all pages are under; starts and ends with a slash. */
  readonly base: string;
  /** The file of a page in its folder: `index.html` where the site is a folder of files, empty where a server answers. */
  readonly file: string;
};

/** A site at the root of its host. */
export const ROOT: Site = { base: '/', file: '' };

/**
 * The site that a page belongs to which was opened as a file of a folder, and the path of the page within it. The names of the
 * folders above it do not count: one of them may be `de`.
 *
 * @param folder of the page in the site: empty, `de/` or `v/`
 */
export function folderSite(pathname: string, folder: string): Site {
  const path = pathname.endsWith('/') ? pathname : pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const base = path.endsWith(`/${folder}`) ? path.slice(0, path.length - folder.length) : path;
  return { base, file: 'index.html' };
}
