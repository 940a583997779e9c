import { site } from '../address/openedSite';
import { freshSeed } from './entropy';

/**
 * Asks the site for a picture. `navigator.onLine` does not tell: a network may lead nowhere, and a browser that calls
 * itself offline still reaches a site on its own computer.
 */
export function isSiteReachable(): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
    picture.src = `${site.base}favicon.svg?${freshSeed()}`; // none that the browser has kept
  });
}
