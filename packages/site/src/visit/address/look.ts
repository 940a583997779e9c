// What the first paint depends on: the early script imports this file and no other parameter.

export type Theme = 'light' | 'dark';

export function toTheme(theme: string | null): Theme | undefined {
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
