import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { hiddenPaths, textEndings } from '../../hosting/files';
import { filesIn } from './filesIn';

const isText = new RegExp(`\\.(${textEndings.join('|')})$`);
const isHidden = new RegExp(hiddenPaths);

/**
 * Writes a brotli and a gzip file beside every text file of a folder, with the strongest compression, unless it is not
 * smaller. Servers send them as they are. Why no package: docs/decisions/0023.
 */
export function precompress(folder: string): void {
  for (const file of filesIn(folder)) {
    if (!isText.test(file) || isHidden.test(`/${file}`)) continue;
    const path = join(folder, file);
    const text = readFileSync(path);
    for (const [ending, small] of Object.entries({ br: brotli(text), gz: gzip(text) }))
      if (small.length < text.length) writeFileSync(`${path}.${ending}`, small);
  }
}

function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

function gzip(text: Buffer): Buffer {
  const small = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
  small[9] = 255; // the operating system: unknown, so that every machine writes the same (RFC 1952, 2.3.1)
  return small;
}
