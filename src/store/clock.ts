/** Whole simulated milliseconds, and the fraction carried to the next stretch. */
export type Worth = { readonly elapsed: number; readonly carry: number };

/**
 * How much simulated time a stretch of real time is worth. The engine gets whole milliseconds; the fraction is
 * carried, so that how real time was sliced does not matter.
 *
 * @param realMs real milliseconds, 0 or more
 * @param speed simulated seconds per second
 * @param carry what the last stretch left over, 0 up to 1 ms
 */
export function worth(realMs: number, speed: number, carry: number): Worth {
  const exact = realMs * speed + carry;
  const elapsed = Math.floor(exact);
  return { elapsed, carry: exact - elapsed };
}
