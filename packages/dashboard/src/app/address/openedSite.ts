import { segmentOf } from '../../visit/address/linkTo';
import { folderSite, type Site, serverSite } from '../../visit/address/site';
import { base, isFramed, openedPage } from './location';

const { pathname } = window.location;

/**
 * Where the pages of this site are: in a folder that opens without a server (`npm run package`), or on one.
 */
export const site: Site =
  import.meta.env.MODE === 'single-file'
    ? folderSite(window.location, document.documentElement.dataset.folder ?? '', isFramed)
    : serverSite(base, pathname, segmentOf(openedPage));
