import type { Theme } from '../address';
import type { DigestPace } from '../store/react/actions';

const THEME = { key: 'theme', values: ['light', 'dark'] } as const;
const DIGEST = { key: 'digest', values: ['off', '10', '60'] } as const;

/** The chosen theme, or undefined when none was chosen or storage is blocked. */
export function readTheme(): Theme | undefined {
  return read(THEME);
}

/** Keeps a chosen theme for the next visit; `undefined` follows the system again. */
export function writeTheme(theme: Theme | undefined): void {
  write(THEME.key, theme);
}

/** How often the visitor wants to hear of new trades, or undefined when nothing was chosen or storage is blocked. */
export function readDigestPace(): DigestPace | undefined {
  return read(DIGEST);
}

/** Keeps a chosen pace for the next visit. */
export function writeDigestPace(pace: DigestPace): void {
  write(DIGEST.key, pace);
}

function read<Value extends string>({ key, values }: { key: string; values: readonly Value[] }) {
  try {
    const stored = localStorage.getItem(key);
    return values.find((value) => value === stored);
  } catch {
    return undefined; // blocked storage (sandboxed frame, privacy setting): as if never chosen
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked or full storage: the choice holds for this page and does not last.
  }
}
