import { mergeParts } from './mergeParts';
import { isReplaceable, openOutput, replaceFile } from './output';
import { summaryOf } from './summary';

type MergeCommand = { readonly files: readonly string[]; readonly out: string | undefined };

/** Writes the summary of all runs, as one command would that plays all of them. */
export async function writeMerged({ files, out }: MergeCommand): Promise<void> {
  const { plan, counts } = mergeParts(files);
  const text = summaryOf(plan, counts);
  if (out !== undefined && isReplaceable(out)) replaceFile(out, text);
  else await (await openOutput(out, undefined))(text);
}
