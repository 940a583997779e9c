import { pageOf } from '../../visit/address/pageOf';

/** The path that the site is hosted under; starts and ends with a slash. */
export const base = import.meta.env.BASE_URL;

/** Whether another page shows this one in a frame. */
export const isFramed = window.parent !== window;

/** Path, query and end of the address. In a folder of files the path is that of the page's folder. */
export function currentLocation(): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = window.location;
  const { folder } = document.documentElement.dataset;
  return { pathname: folder === undefined ? pathname : base + folder, search, hash };
}

/** The page that the path opens. It is the same for as long as the document lives: another one is another document. */
export const openedPage = pageOf(currentLocation().pathname, base);
