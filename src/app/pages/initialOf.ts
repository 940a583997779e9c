/** The first letter or digit of a name, in upper case; a dot where a name has neither. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·';
}
