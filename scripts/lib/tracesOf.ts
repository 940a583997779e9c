import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from './filesIn';
import { isSearched, linesNaming } from './namesOf';
import { composedExtras, type Package } from './packages';
import { projectFiles } from './projectFiles';

/** From which length on a text in code is taken for a sentence that only one package says. */
const SENTENCE = 24;

const read = (path: string) => readFileSync(path, 'utf8');

/** Where the code of a copy names a package that it does not have. */
export function namedIn(copy: string, extra: Package): readonly string[] {
  const paths = projectFiles(copy).map((path) => path.slice(copy.length + 1));
  return paths.filter(isSearched).flatMap((path) => linesNaming(extra, path, read(join(copy, path))));
}

/**
 * Sentences that a package brings into the site: texts in quotation marks of some length, with a space. What stands
 * beside the site has words of its own, which it may share.
 */
function sentencesOf({ folder, name }: Package): ReadonlySet<string> {
  if (!composedExtras().some((composed) => composed.name === name)) return new Set();
  const sources = projectFiles(folder).filter(
    (path) => path.startsWith(`${folder}/src/`) && /(?<!\.test)\.tsx?$/.test(path),
  );
  return new Set(
    sources
      .flatMap((path) => [...read(path).matchAll(/(['"`])((?:(?!\1)[^\\\n$])+)\1/g)])
      .map(([, , text = '']) => text)
      .filter((text) => text.length >= SENTENCE && text.includes(' ')),
  );
}

/**
 * What the built site of a copy still has of a package that it does not have: links into its folder, and its sentences,
 * apart from those that others say too.
 */
export function leftIn(copy: string, extra: Package): readonly string[] {
  const dist = join(copy, 'dist');
  const link = new RegExp(`[^\\w.-]${basename(extra.folder)}/[^"'\`\\s]*`, 'g');
  const others = projectFiles(copy).map(read).join('\n');
  const sentences = [...sentencesOf(extra)].filter((sentence) => !others.includes(sentence));
  return filesIn(dist)
    .filter((path) => /\.(?:js|html|css)$/.test(path) && !path.startsWith('.'))
    .flatMap((path) => {
      const text = read(join(dist, path));
      const links = [...text.matchAll(link)].map(([found]) => `${path}: a link, ${found}`);
      const said = sentences.filter((sentence) => text.includes(sentence));
      return [...links, ...said.map((sentence) => `${path}: "${sentence}"`)];
    });
}
