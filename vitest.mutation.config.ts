import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What fails quickly comes first: the rest of the tests need not run for a change that is noticed. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).reverse();
  }
}

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    sequence: { sequencer: QuickFirst },
    include: ['src/{engine,format,address}/**/*.test.ts'],
    setupFiles: ['scripts/fastCheckConfig.ts'],
    tags: [{ name: 'sweep', skip: true }],
  },
});
