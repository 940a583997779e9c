/** Series and continued fraction stop when a term changes the result by less than this share. */
const PRECISION = 1e-14;

/**
 * The logarithm of the gamma function by the Lanczos approximation, with the coefficients for g = 7, n = 9 by Paul
 * Godfrey: en.wikipedia.org/wiki/Lanczos_approximation. About 15 digits for x > 0.
 */
function logGamma(x: number): number {
  const coefficients = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  const shifted = x - 1;
  const sum = coefficients.reduce(
    (total, coefficient, at) => total + coefficient / (shifted + at + 1),
    0.9999999999998099,
  );
  const t = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}

/**
 * The regularized upper incomplete gamma function Q(a, x): 1 at x = 0, falling to 0 as x grows. NIST Digital Library of
 * Mathematical Functions, chapter 8: the series dlmf.nist.gov/8.7#E1 where x is below a + 1, the continued
 * fraction dlmf.nist.gov/8.9#E2 above it.
 *
 * @param a more than 0, at most 100
 * @param x 0 or more
 * @returns 0 to 1, to about twelve digits
 */
export function upperGamma(a: number, x: number): number {
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? Math.max(0, 1 - scale * lowerSeries(a, x)) : scale * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * PRECISION; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** By Lentz's method, which evaluates from the front and can stop early. For x above a + 1 no divisor is 0. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Infinity;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1, factor = 0; Math.abs(factor - 1) > PRECISION; n += 1) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    factor = d * c;
    fraction *= factor;
  }
  return fraction;
}
