/** Where the pages of the site are. */
export type Site = {
  /** The path that all pages are under; starts and ends with a slash, or is empty where there are no links. */
  readonly base: string;
  /**
   * The file of a page in its folder: `index.html` where the site is a folder of files, empty where a server answers.
   */
  readonly file: string;
  /** Whether links lead anywhere: not in a viewer, which shows a file in a frame, or as data without an address. */
  readonly hasLinks: boolean;
  /** The paths of pages whose file has another name or place, by their segment (empty, `de` or `v`). */
  readonly moved?: Readonly<Record<string, string>>;
  /** The end of links between the pages, which says these paths to the other page; empty where there are none. */
  readonly hash?: string;
};

/** A site at the root of its host. */
export const ROOT: Site = { base: '/', file: '', hasLinks: true };

/**
 * The site that a page of a server belongs to. A page that was renamed there, or moved below its folder, is named as it
 * is; where the other pages are is as the build has them.
 *
 * @param pathname of the page
 * @param segment of the page (empty, `de` or `v`)
 */
export function serverSite(base: string, pathname: string, segment: string): Site {
  const isRenamed = /\.html?$/i.test(pathname) && pathname !== `${base}index.html`;
  return { ...ROOT, base, ...(isRenamed && { moved: { [segment]: pathname } }) };
}

/** In the end of a link: files in the folder of the site, such as `lesson.html` or `de/lesson.html`. */
const MOVED = /^(de\/|v\/|)([^/\\]+\.html?)$/i;

/**
 * The site that a page belongs to which was opened as a file of a folder, and the path of the page within it. The names
 * of the folders above it do not count: one of them may be `de`. A file that was renamed or moved is named as it is.
 *
 * @param opened the address of the page
 * @param folder of the page in the site: empty, `de/` or `v/`
 * @param isFramed whether the page is in a frame
 */
export function folderSite(
  { protocol, pathname, hash = '' }: { readonly protocol: string; readonly pathname: string; hash?: string },
  folder: string,
  isFramed = false,
): Site {
  const file = 'index.html';
  const hasLinks = ['http:', 'https:'].includes(protocol) || (protocol === 'file:' && !isFramed);
  if (!hasLinks) return { base: '', file, hasLinks };
  const path = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const base = path.endsWith(`/${folder}`) ? path.slice(0, path.length - folder.length) : path;
  const moved: Record<string, string> = {};
  for (const told of hash.slice(1).split(',')) {
    const [, segment = '', name] = MOVED.exec(told) ?? [];
    if (name !== undefined) moved[segment.replace('/', '')] = base + told;
  }
  if (!pathname.endsWith('/') && pathname !== base + folder + file) moved[folder.replace('/', '')] = pathname;
  const told = Object.values(moved).map((one) => one.slice(base.length));
  return { base, file, hasLinks, moved, hash: told.length === 0 ? '' : `#${told.join(',')}` };
}
