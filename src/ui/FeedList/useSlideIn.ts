import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the rows of one list after each change.
 *
 * @param pushed the row that was on top before
 * @param newest identity of the row on top
 * @returns breaks the movement off
 */
export type Slide = (
  body: HTMLTableSectionElement | null,
  pushed: HTMLTableRowElement | undefined,
  newest: number | undefined,
  still: boolean,
) => (() => void) | undefined;

/** What makes a list slide: it comes later than the list, which is there without it. */
export const slides: { begin?: () => Slide } = {};

/** Lets the body of a table slide down when rows come in on top. */
export function useSlideIn(newest: number | undefined, still: boolean) {
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useRef<HTMLTableRowElement>(undefined);
  const slide = useRef<Slide>(undefined);
  useLayoutEffect(() => {
    const pushed = top.current;
    top.current = body.current?.rows[0];
    slide.current ??= slides.begin?.();
    return slide.current?.(body.current, pushed, newest, still);
  }, [newest, still]);
  return body;
}
