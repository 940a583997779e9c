/**
 * `value` times 10^`places`, rounded to a whole number, halves away from zero. Never -0.
 *
 * Works on the shortest decimal digits of the number (what a person typed), not on its binary value.
 *
 * @param value finite
 * @param places whole, 0 or more
 */
export function roundHalfAway(value: number, places = 0): number {
  const [digits, exponent = 0] = String(Math.abs(value)).split('e');
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  return Math.sign(value) * rounded + 0; // -0 + 0 is 0
}
