import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { textEndings } from '../hosting/files.ts';

const isText = new RegExp(`\\.(${textEndings.join('|')})$`);

/**
 * Writes a brotli and a gzip file beside every text file of the build, with the strongest compression, unless it is not
 * smaller. Servers send them as they are. Why no package: docs/decisions/0023.
 */
export function precompressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle(error) {
      if (error === undefined && config.build.write) compress(resolve(config.root, config.build.outDir));
    },
  };
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue; // no host shows it
    if (entry.isDirectory()) compress(path);
    else if (isText.test(entry.name)) {
      const text = readFileSync(path);
      for (const [ending, small] of [
        ['br', brotli(text)],
        ['gz', gzip(text)],
      ] as const) {
        if (small.length < text.length) writeFileSync(`${path}.${ending}`, small);
      }
    }
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
