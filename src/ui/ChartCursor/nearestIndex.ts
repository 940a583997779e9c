/**
 * The point nearest to a time; of two equally near ones the earlier.
 *
 * @param points at least one, in order of time
 * @returns its index
 */
export function nearestIndex(points: readonly { readonly at: number }[], moment: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((points[middle]?.at ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  const before = points[low - 1];
  const after = points[low];
  return before !== undefined && after !== undefined && moment - before.at <= after.at - moment
    ? low - 1
    : low;
}
