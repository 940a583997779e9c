import { BOX, type CurveBounds, yOf } from './curveGeometry';

/** The lowest and the highest value. */
type Scale = Omit<CurveBounds, 'until'>;

/** A value on the scale is a whole number of these, so that it needs no decimals. */
const UNIT_CENTS = 100;

/**
 * The fewest round values on the scale that are at least so many: 1, 2, 4 or 5 times a power of ten apart. Fewer where
 * the scale has less than that in whole units.
 */
export function gridValues(bounds: Scale, least = 2): number[] {
  const height = Math.max(UNIT_CENTS, bounds.highest - bounds.lowest);
  for (let power = 10 ** Math.floor(Math.log10(height)); power >= UNIT_CENTS; power /= 10)
    for (const factor of [5, 4, 2, 1]) {
      const values = multiplesOf(factor * power, bounds);
      if (values.length >= least) return values;
    }
  return multiplesOf(UNIT_CENTS, bounds);
}

/** A tenth of the lowest plot is 8 px. */
const NEAR = 0.1;

/**
 * Whether the line of a value and that of the base would be read as one double line; the base itself is no second one.
 */
export function isNearBase(value: number, base: number, bounds: Scale): boolean {
  const distance = Math.abs(heightOf(value, bounds) - heightOf(base, bounds));
  return value !== base && distance < NEAR;
}

function multiplesOf(step: number, { lowest, highest }: Scale): number[] {
  const first = Math.ceil(lowest / step);
  const last = Math.floor(highest / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step + 0); // no -0
}

/** A part of a width or height for CSS. */
export const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

/** How far up a value is: 0 at the bottom of the scale, 1 at its top. */
export const heightOf = (value: number, bounds: Scale) => 1 - yOf(value, bounds) / BOX.height;
