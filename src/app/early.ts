import { pageOf, readStill, readTheme as themeOf } from '../address';
import { dress } from './dress';
import { readTheme } from './preferences';

// A classic script in <head>, small and blocking on purpose: it runs before the first paint. It reads only what it
// needs of the address, so that it stays small.
const { pathname, search } = window.location;
const query = new URLSearchParams(search);
const { locale, route } = pageOf(pathname, import.meta.env.BASE_URL);
dress({ locale, route, still: readStill(query), theme: themeOf(query) }, readTheme());
