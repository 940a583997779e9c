import { readdirSync } from 'node:fs';
import { packagesWith } from '../../scripts/lib/packages';

/** The English texts of each package. */
const FOLDERS = ['src/i18n/en', 'src/texts/en']
  .flatMap(packagesWith)
  .map((folder) => new URL(`../../${folder}/`, import.meta.url));

/** Every English text that has a German translation, split at the places that are filled in. */
export async function englishTexts(): Promise<string[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== 'script.ts') // `/v` is in English only
      .map((file) => ({ folder, file })),
  );
  const pieces = await Promise.all(
    files.map(async ({ folder, file }) => {
      const [english, german] = await Promise.all([
        textsIn(folder, file),
        textsIn(new URL('../de/', folder), file),
      ]);
      return english.filter((text) => !german.includes(text)).flatMap((text) => text.split(/\{\w+\}/));
    }),
  );
  // A single short word may be a German one too.
  return pieces.flat().filter((piece) => /\p{L}{3}.* .*\p{L}{2}|\p{L}{6}/u.test(piece));
}

const textsIn = async (folder: URL, file: string) => stringsIn(await import(new URL(file, folder).href));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
