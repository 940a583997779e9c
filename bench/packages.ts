import { modulesWith } from '../scripts/lib/packages';
import type { Line, LineMakers } from './lines';
import type { Figures } from './visit';

export type Measurement = { readonly name: string; readonly measure: () => Promise<Figures> };

/** What a package adds to the benchmark: what its `bench/index.ts` exports as `bench`. */
export type PackageBench = {
  /** @param seconds how long a running server or page is watched */
  readonly measurementsOf: (seconds: number) => readonly Measurement[];
  readonly linesOf: (makers: LineMakers) => readonly Line[];
};

export async function packageBenches(): Promise<readonly PackageBench[]> {
  const modules = await modulesWith<{ readonly bench: PackageBench }>('bench/index.ts');
  return modules.map(({ bench }) => bench);
}
