import { execSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the packed package. */
export const PACKED = '.cache/feed';

/** Builds and packs the package once, before the tests that run what is built. */
export default function setup(): void {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  const output = execSync(`npm pack --workspace feed --pack-destination ${PACKED} 2>&1`, {
    encoding: 'utf8',
  });
  writeFileSync(join(PACKED, 'contents.txt'), output);
}
