import type { PointerEvent } from 'react';
import * as styles from './ChartCursor.module.css';
import { nearestIndex } from './nearestIndex';

/** At most this many presses of an arrow key lead from one end to the other. */
const MAX_STOPS = 100;

type ChartCursorProps = {
  /** At least one, in order of time. */
  points: readonly { readonly at: number }[];
  /** The times at the left and the right edge. */
  from: number;
  until: number;
  /** The time that is read; null while none is. A time and not an index: it stays the same while points are added. */
  readAt: number | null;
  onRead: (at: number | null) => void;
  label: string;
  valueText: string;
};

/** An invisible slider that fills the plot of a chart over time: its points are read by pointer, touch or arrow keys. */
export function ChartCursor({ points, from, until, readAt, onRead, label, valueText }: ChartCursorProps) {
  const last = points.length - 1;
  const index = readAt === null ? last : nearestIndex(points, readAt);
  const stops = Math.min(last, MAX_STOPS);

  const readPointer = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (event.clientX - left) / width));
    onRead(from + along * (until - from));
  };

  return (
    <input
      type="range"
      className={styles.cursor}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={stops}
      value={last === 0 ? 0 : Math.round((index * stops) / last)}
      onChange={(event) =>
        onRead(points[Math.round((Number(event.target.value) * last) / stops)]?.at ?? null)
      }
      onFocus={() => onRead(readAt ?? points[index]?.at ?? null)}
      onBlur={() => onRead(null)}
      onPointerMove={readPointer}
      onPointerDown={readPointer}
      onPointerLeave={(event) => {
        if (document.activeElement !== event.currentTarget) onRead(null);
      }}
    />
  );
}
