import type { Theme } from '../address';

const THEME_KEY = 'theme';

/** The chosen theme, or undefined when none was chosen or storage is blocked. */
export function readTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined; // blocked storage (sandboxed frame, privacy setting): the system's theme, as if never chosen
  }
}

/** Keeps a chosen theme for the next visit; `undefined` follows the system again. */
export function writeTheme(theme: Theme | undefined): void {
  try {
    if (theme === undefined) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Blocked or full storage: the choice holds for this page and does not last.
  }
}
