import { readFileSync } from 'node:fs';

/** The text of a file: UTF-8, or UTF-16 with a byte order mark, in which a shell of Windows saves what a command prints. */
export function readText(name: string): string {
  const bytes = readFileSync(name);
  const [first = 0, second = 0] = bytes;
  const isUtf16 = (first << 8) + second === 0xff_fe || (first << 8) + second === 0xfe_ff;
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes); // without the mark
}
