import { type PointerEvent, useState } from 'react';
import * as styles from './ChartCursor.module.css';
import { nearestIndex } from './nearestIndex';

/** At most this many presses of an arrow key lead from one end to the other. */
const MAX_STOPS = 100;

type ChartCursorProps = {
  /** At least one, in order of time. */
  points: readonly { readonly at: number }[];
  /** The times at the left and at the right edge. */
  from?: number | undefined;
  until: number;
  /** The time that is read; null while none is. A time and not an index: it stays the same while points are added. */
  readAt: number | null;
  onRead: (at: number | null) => void;
  label: string;
  /** The point that is read, in words. */
  valueText: string;
  /** In its place while none is read: the same however many points are added. */
  restText: string;
};

/**
 * An invisible slider that fills the plot of a chart over time: its points are read by pointer, touch or arrow keys.
 * Its value changes by the visitor alone: a screen reader says each change of it, focused or not, and would never get
 * further.
 */
export function ChartCursor({
  points: current,
  from = 0,
  until,
  readAt,
  onRead,
  label,
  valueText,
  restText,
}: ChartCursorProps) {
  // Points that are added while it has the focus would move the value.
  const [focused, setFocused] = useState<typeof current | null>(null);
  // Reached by Tab it shows the last point and keeps its value until a key moves it: a value that changes with the focus
  // is said twice.
  const [isReached, setIsReached] = useState(false);
  const points = focused ?? current;
  const last = points.length - 1;
  const index = readAt === null ? last : nearestIndex(points, readAt);
  const stops = Math.min(last, MAX_STOPS);
  const isHeard = readAt !== null && !isReached;

  const readPointer = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (event.clientX - left) / width));
    setIsReached(false);
    onRead(from + along * (until - from));
  };

  return (
    <input
      type="range"
      className={`cover ${styles.cursor}`}
      aria-label={label}
      aria-valuetext={isHeard ? valueText : restText}
      min={0}
      max={isHeard ? stops : MAX_STOPS}
      value={!isHeard ? MAX_STOPS : last === 0 ? 0 : Math.round((index * stops) / last)}
      onChange={({ target: { value, max } }) =>
        onRead(points[Math.round((Number(value) * last) / (Number(max) || 1))]?.at ?? null)
      }
      onFocus={() => {
        setFocused(current);
        setIsReached(readAt === null);
        onRead(readAt ?? points[index]?.at ?? null);
      }}
      onBlur={() => {
        setFocused(null);
        setIsReached(false);
        onRead(null);
      }}
      onPointerMove={readPointer}
      onPointerDown={readPointer}
      onPointerUp={(event) => event.currentTarget.focus()} // after a tap, also where a tap alone focuses nothing
      onPointerCancel={() => onRead(null)}
      onPointerLeave={({ pointerType, currentTarget }) => {
        // A tap is read until the focus leaves, a mouse as long as it is there.
        if (pointerType === 'mouse' && !currentTarget.matches(':focus-visible')) onRead(null);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onRead(null);
        if (/^(?:Arrow|Page|Home|End)/.test(key)) setIsReached(false);
      }}
    />
  );
}
