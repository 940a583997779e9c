// What the first paint depends on: the early script imports this file and no other parameter.

export type Theme = 'light' | 'dark';

export function readStill(query: URLSearchParams): boolean {
  return query.get('still') === '1';
}

export function readTheme(query: URLSearchParams): Theme | undefined {
  return toTheme(query.get('theme'));
}

export function toTheme(theme: string | null): Theme | undefined {
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
