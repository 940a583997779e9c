// What the first paint depends on: the early script imports this file and no other parameter.
import { type Query, readValue } from './query';

export type Theme = 'light' | 'dark';

const toTheme = (value: string): Theme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

const toStill = (value: string): boolean | undefined =>
  value === '1' || value === '0' ? value === '1' : undefined;

const toScene = (value: string): string | undefined => (/^[a-z0-9-]{1,40}$/.test(value) ? value : undefined);

/** How the page looks, by its address. */
export function readLook(query: Query, onUnread?: (name: string) => void) {
  return {
    still: readValue(query, 'still', toStill, onUnread) ?? false,
    scene: readValue(query, 'scene', toScene, onUnread),
    theme: readValue(query, 'theme', toTheme, onUnread),
  };
}
