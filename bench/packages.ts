import { modulesWith } from '../scripts/lib/packages';
import type { Line, LineMakers } from './lines';
import type { Site } from './serveFolder';
import type { Environment, Figures } from './visit';

export type Measurement = { readonly name: string; readonly measure: () => Promise<Figures> };

/** What the benchmark gives to a package. */
type Bench = {
  readonly environment: Environment;
  /** How long a running server or page is watched. */
  readonly seconds: number;
  /**
   * Builds a page as the product is built, and serves it until the benchmark ends.
   *
   * @param folder with its `index.html`; the last part of its path is a name that no other page has
   */
  readonly openPage: (folder: URL) => Promise<Site>;
};

/** What a package adds to the benchmark: what its `bench/index.ts` exports as `bench`. */
export type PackageBench = {
  readonly measurementsOf: (bench: Bench) => Promise<readonly Measurement[]>;
  readonly linesOf: (makers: LineMakers) => readonly Line[];
};

export async function packageBenches(): Promise<readonly PackageBench[]> {
  const modules = await modulesWith<{ readonly bench: PackageBench }>('bench/index.ts');
  return modules.map(({ bench }) => bench);
}
