import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

export type InitialFiles = {
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
};

/**
 * What a built page cannot start without: the style sheets and scripts that its HTML names, and what these scripts import
 * statically.
 *
 * @param folder a build for the base path `/`, with Vite's manifest
 * @returns paths, each beginning with `/`
 */
export function initialFiles(folder: string): InitialFiles {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const scripts = new Set<string>();
  const add = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const chunk = Object.values(manifest).find((chunk) => chunk.file === file);
    for (const name of chunk?.imports ?? []) {
      const imported = manifest[name];
      if (imported !== undefined) add(imported.file);
    }
  };
  for (const [, file = ''] of page.matchAll(/<script\b[^>]*\ssrc="\/([^"]+)"/g)) add(file);
  const styleSheets = [...page.matchAll(/<link\b[^>]*\srel="stylesheet"[^>]*\shref="\/([^"]+)"/g)];
  return {
    scripts: [...scripts].map((file) => `/${file}`),
    styleSheets: styleSheets.map(([, file]) => `/${file}`),
  };
}
