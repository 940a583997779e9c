import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/**
 * The scripts that a built page cannot start without: those that its HTML names, and what these import statically.
 *
 * @param folder a build for the base path `/`, with Vite's manifest
 * @returns paths, each beginning with `/`
 */
export function initialScripts(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const chunk = Object.values(manifest).find((chunk) => chunk.file === file);
    for (const name of chunk?.imports ?? []) {
      const imported = manifest[name];
      if (imported !== undefined) add(imported.file);
    }
  };
  for (const [, file = ''] of page.matchAll(/<script\b[^>]*\ssrc="\/([^"]+)"/g)) add(file);
  return [...found].map((file) => `/${file}`);
}
