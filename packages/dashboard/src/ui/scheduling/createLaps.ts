/** Measures real time: each call gives the milliseconds since the call before. */
export function createLaps(): () => number {
  let from = performance.now();
  return () => {
    const before = from;
    from = performance.now();
    return from - before;
  };
}
