// What the first paint depends on: the early script imports this file and no other parameter.

export type Theme = 'light' | 'dark';

export function readStill(query: URLSearchParams): boolean {
  return query.get('still') === '1';
}

export function readTheme(query: URLSearchParams): Theme | undefined {
  const theme = query.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
