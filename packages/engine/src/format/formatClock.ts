/** A stretch of simulated time as `hh:mm:ss`, with days before it once there are any: `2 d 03:04:05`. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const two = (count: number) => String(count).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
  return days === 0 ? clock : `${days} d ${clock}`;
}
