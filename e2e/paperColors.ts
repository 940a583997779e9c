import { inflateSync } from 'node:zlib';

/** Every color that text and surfaces of a PDF are filled with, as Chromium writes it: three parts of 0 to 1, in a fixed order. */
export function fillColors(pdf: Buffer): number[][] {
  const file = pdf.toString('latin1');
  const seen = new Set<string>();
  for (const { index, 0: start } of file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const bytes = Buffer.from(file.slice(index + start.length, file.indexOf('endstream', index)), 'latin1');
    const content = inflateSync(bytes).toString('latin1');
    for (const [, color = ''] of content.matchAll(/((?:[\d.]+ ){3})rg\b/g)) seen.add(color.trim());
  }
  return [...seen].toSorted().map((color) => color.split(' ').map(Number));
}
