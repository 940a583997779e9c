/**
 * The point nearest to a time; of two equally near ones the earlier.
 *
 * @param points at least one, in order of time
 * @returns its index
 */
export function nearestIndex(points: readonly { readonly at: number }[], moment: number): number {
  const found = points.findIndex(({ at }) => at >= moment);
  const index = found === -1 ? points.length - 1 : found;
  const before = points[index - 1];
  const after = points[index];
  return before !== undefined && after !== undefined && moment - before.at <= after.at - moment
    ? index - 1
    : index;
}
