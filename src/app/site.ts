import { folderSite, ROOT, type Site } from '../address/site';

/** Set in the pages of the folder that opens without a server (scripts/package.ts): the folder of the page. */
const { folder } = document.documentElement.dataset;

/** Where the pages of this site are. */
export const site: Site =
  folder === undefined
    ? { ...ROOT, base: import.meta.env.BASE_URL }
    : folderSite(window.location, folder, window.parent !== window);

/** Path and query of the address. In a folder of files the path is that of the page's folder. */
export function currentLocation(): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = window.location;
  return { pathname: folder === undefined ? pathname : site.base + folder, search };
}
