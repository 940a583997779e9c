import { useLayoutEffect, useRef } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';

const SLIDE: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Lets the body of a table slide down by the height of a row that came in on top. In the frame of the change every
 * older row still stands where it stood: the new row pushes them down, the movement starts by lifting all of them up
 * by as much. Movement by transform is no layout shift.
 *
 * @param newest identity of the row on top
 * @param rows how many there are
 */
export function useSlideIn(newest: number | undefined, rows: number, still: boolean) {
  const body = useRef<HTMLTableSectionElement>(null);
  const before = useRef({ newest, rows });

  useLayoutEffect(() => {
    const { newest: last, rows: count } = before.current;
    before.current = { newest, rows };
    const element = body.current;
    if (element === null || newest === last || count === 0 || still || !isMotionAllowed()) return;
    const [first] = element.rows;
    const scroller = element.closest('[role=group]');
    if (first === undefined || scroller === null || scroller.scrollTop > 0) return;
    const settle = beginMotion();
    const slide = element.animate(
      [{ transform: `translateY(${-first.offsetHeight}px)` }, { transform: 'none' }],
      SLIDE,
    );
    slide.addEventListener('finish', settle);
    slide.addEventListener('cancel', settle);
    return () => slide.cancel();
  }, [newest, rows, still]);

  return body;
}
