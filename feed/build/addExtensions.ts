import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes the extensions that Node's resolution needs into the imports of declaration files. The sources leave them out,
 * as bundlers allow.
 *
 * @param folder of declaration files
 */
export function addExtensions(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(
        /(from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g,
        (_, before: string, quote: string, path: string) => {
          return `${before}${quote}${withExtension(dirname(file), path)}${quote}`;
        },
      ),
    );
  }
}

function withExtension(folder: string, path: string): string {
  return existsSync(join(folder, `${path}.d.ts`)) ? `${path}.js` : `${path}/index.js`;
}
