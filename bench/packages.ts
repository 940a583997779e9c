import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagesWith } from '../scripts/lib/packages';
import type { Line, LineMakers } from './lines';
import type { Figures } from './visit';

export type Measurement = { readonly name: string; readonly measure: () => Promise<Figures> };

/** What a package adds to the benchmark: what its `bench/index.ts` exports as `bench`. */
export type PackageBench = {
  /** @param seconds how long a running server or page is watched */
  readonly measurementsOf: (seconds: number) => readonly Measurement[];
  readonly linesOf: (makers: LineMakers) => readonly Line[];
};

export const packageBenches = (): Promise<PackageBench[]> =>
  Promise.all(
    packagesWith('bench/index.ts').map(
      async (file) => (await import(pathToFileURL(resolve(file)).href)).bench,
    ),
  );
