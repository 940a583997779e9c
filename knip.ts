import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KnipConfig } from 'knip';
import { packagesWith } from './scripts/lib/packages';

type Workspaces = NonNullable<Exclude<KnipConfig, (...given: never[]) => unknown>['workspaces']>;

/** What the `knip.json` of each package says of its folder, `.`, and of folders in it. */
const ofPackages: Workspaces = Object.fromEntries(
  packagesWith('knip.json').flatMap((file) =>
    Object.entries<Workspaces[string]>(JSON.parse(readFileSync(file, 'utf8'))).map(([folder, settings]) => [
      join(dirname(file), folder),
      settings,
    ]),
  ),
);

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,build,preview,dev,test,check,all,engines,checkBrowser,checkSizes}.ts',
        'scripts/{subsetFont,movingPicture,setup/fastCheckConfig}.ts',
        'bench/{engine,floors/*}/main.{ts,tsx}',
        'bench/probe/probe.ts',
        'e2e/heard/voice.mjs',
        'bench/floors/live/prerender.tsx',
      ],
      project: ['scripts/**', 'bench/**', 'e2e/**', 'hosting/**'],
      ignoreBinaries: ['Xvfb'],
      vitest: {
        config: ['vitest.config.ts'],
      },
      playwright: {
        config: ['playwright.config.ts'],
      },
    },
    ...ofPackages,
  },
} satisfies KnipConfig;
