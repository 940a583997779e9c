import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linesNaming } from './namesOf';
import { COMPOSITION, type Package } from './packages';
import { projectFiles } from './projectFiles';

/**
 * A copy of the project in a temporary folder, without these packages and without the lines that compose them: what
 * somebody has who takes them away.
 *
 * @returns the path of the copy, to be deleted by whoever asked for it
 */
export function copyWithout(extras: readonly Package[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'without-extras-'));
  const isGone = (path: string) => extras.some(({ folder }) => path.startsWith(`${folder}/`));
  for (const path of projectFiles().filter((file) => !isGone(file))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    // With its time: a lockfile newer than what is installed would be installed again.
    cpSync(path, join(copy, path), { preserveTimestamps: true, verbatimSymlinks: true });
  }
  // What is installed is linked, file by file. Links between packages are relative, so they lead into the copy.
  const { status } = spawnSync('cp', ['-al', 'node_modules', copy], { stdio: 'ignore' });
  if (status !== 0)
    cpSync('node_modules', join(copy, 'node_modules'), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  for (const { name } of extras) rmSync(join(copy, 'node_modules', name), { force: true });
  leaveOutOfComposition(copy, extras);
  return copy;
}

function leaveOutOfComposition(copy: string, extras: readonly Package[]): void {
  const file = join(copy, COMPOSITION);
  if (!existsSync(file)) return;
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => extras.every((extra) => linesNaming(extra, COMPOSITION, line).length === 0));
  writeFileSync(file, kept.join('\n'));
}
