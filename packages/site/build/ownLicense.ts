import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LICENSE = join(import.meta.dirname, '../../../LICENSE');

/**
 * Puts the license of the project itself beside the page, which links to it; `licenses.txt` has those of what it
 * contains.
 */
export function ownLicense(): Plugin {
  return {
    name: 'own-license',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'license.txt', source: readFileSync(LICENSE, 'utf8') });
    },
  };
}
