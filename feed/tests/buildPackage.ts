import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds the package once before the tests that run what is built. */
export default function setup(): void {
  execFileSync(process.execPath, ['--import', 'tsx', resolve('feed/build/build.ts')], { stdio: 'inherit' });
}
