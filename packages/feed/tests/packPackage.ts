import { execSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

/** The folder of the packed package. */
export const PACKED = '.cache/feed';

/** Builds and packs the package once, before the tests that run what is built. */
export default function setup(): void {
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  execSync(`npm pack --silent --workspace packages/feed --pack-destination ${PACKED}`, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
