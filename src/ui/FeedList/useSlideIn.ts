import { useLayoutEffect, useRef } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';

const SLIDE: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Lets the body of a table slide down by the height of the rows that came in on top. In the frame of the change every
 * older row still stands where it stood: the new rows push them down, the movement starts by lifting all of them up
 * by as much, and by what an earlier movement had still to go. Movement by transform is no layout shift.
 *
 * @param newest identity of the row on top
 */
export function useSlideIn(newest: number | undefined, still: boolean) {
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useRef<HTMLTableRowElement | undefined>(undefined);
  /** How far the body was still above its place when the last movement was broken off: 0 px or less. */
  const left = useRef(0);

  useLayoutEffect(() => {
    const pushed = top.current;
    const before = left.current;
    const element = body.current;
    const first = element?.rows[0];
    const scroller = element?.closest('[role=group]');
    top.current = first;
    left.current = 0;
    if (newest === undefined || still || !isMotionAllowed()) return;
    if (!element || !first || !pushed?.isConnected || pushed === first || !scroller || scroller.scrollTop > 0)
      return;
    const lift = Math.max(before + first.offsetTop - pushed.offsetTop, -scroller.clientHeight);
    const settle = beginMotion();
    const slide = element.animate([{ transform: `translateY(${lift}px)` }, { transform: 'none' }], SLIDE);
    slide.addEventListener('finish', settle);
    slide.addEventListener('cancel', settle);
    return () => {
      left.current = lift * (1 - (slide.effect?.getComputedTiming().progress ?? 1));
      slide.cancel();
    };
  }, [newest, still]);

  return body;
}
