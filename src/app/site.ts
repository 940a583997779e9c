import { pageOf } from '../address/page';
import { pathOf } from '../address/pathOf';
import { folderSite, ROOT, type Site, serverSite } from '../address/site';

/** Set in the pages of the folder that opens without a server (scripts/package.ts): the folder of the page. */
const { folder } = document.documentElement.dataset;

const base = import.meta.env.BASE_URL;
const opened = pageOf(window.location.pathname, base);

/** Where the pages of this site are. */
export const site: Site =
  folder === undefined
    ? serverSite(base, window.location.pathname, pathOf(opened, { ...ROOT, base: '' }))
    : folderSite(window.location, folder, window.parent !== window);

/** Path and query of the address. In a folder of files the path is that of the page's folder. */
export function currentLocation(): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = window.location;
  return { pathname: folder === undefined ? pathname : site.base + folder, search };
}
