/** 1, 2 and 5 times a power of ten around a size above zero, and the next power. */
function roundSteps(size: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(size));
  return [1, 2, 5, 10].map((factor) => factor * power);
}

/**
 * The largest of 1, 2 and 5 times a power of ten that is not above a size: for bars, of which there are to be enough.
 */
export function roundStepUpTo(size: number): number {
  return roundSteps(size).findLast((step) => step <= size) ?? Number.NaN;
}

/** The least of them that is not below a size: for lines of a scale, of which there are not to be too many. */
export function roundStepFrom(size: number): number {
  return roundSteps(size).find((step) => step >= size) ?? Number.NaN;
}
