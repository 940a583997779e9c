/** Whole simulated milliseconds, and the fraction to carry to the next call. */
export type SimulatedTime = { readonly elapsed: number; readonly carry: number };

/**
 * Converts real time into simulated time. The engine gets whole milliseconds; the fraction is carried, so that it does
 * not matter how real time was sliced.
 *
 * @param realMs real milliseconds, 0 or more
 * @param speed simulated seconds per second
 * @param carry the fraction of the last call, 0 up to 1 ms
 */
export function toSimulatedTime(realMs: number, speed: number, carry: number): SimulatedTime {
  const exact = realMs * speed + carry;
  const elapsed = Math.floor(exact);
  return { elapsed, carry: exact - elapsed };
}
