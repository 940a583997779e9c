import { pageOf, readStill, readTheme as themeOf } from '../address';
import { dress } from './dress';
import { readTheme } from './preferences';

// A classic script in <head>, small and blocking on purpose: it runs before the first paint.

// A script that cannot be loaded, read or run: `frame.css` then says so at once. The event of a script element does not
// bubble, so it is caught on its way down. Once the page is drawn there is nothing left to show.
window.addEventListener(
  'error',
  ({ target }) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (isScript) document.documentElement.dataset.loadError = '';
  },
  true,
);

// It reads only what it needs of the address, so that it stays small.
const { pathname, search } = window.location;
const query = new URLSearchParams(search);
const { locale, route } = pageOf(pathname, import.meta.env.BASE_URL);
dress({ locale, route, still: readStill(query), theme: themeOf(query) }, readTheme());
