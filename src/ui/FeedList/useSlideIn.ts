import { useLayoutEffect, useRef } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';

const SLIDE: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Lets the body of a table slide down by the height of the rows that came in on top. In the frame of the change every
 * older row still stands where it stood: the new rows push them down, the movement starts by lifting all of them up by
 * as much, and by what a movement under way still lacked. Movement by transform is no layout shift.
 *
 * @param newest identity of the row on top
 * @param rows how many there are
 */
export function useSlideIn(newest: number | undefined, rows: number, still: boolean) {
  const body = useRef<HTMLTableSectionElement>(null);
  const before = useRef({ newest, rows });
  const top = useRef<HTMLTableRowElement>(undefined);

  useLayoutEffect(() => {
    const { newest: last, rows: count } = before.current;
    const old = top.current;
    before.current = { newest, rows };
    const element = body.current;
    const first = element?.rows[0];
    top.current = first;
    const [under] = element?.getAnimations() ?? [];
    if (still) under?.cancel();
    if (!element || !first || newest === last || count === 0 || still || !isMotionAllowed()) return;
    const scroller = element.closest('[role=group]');
    if (old === undefined || scroller === null || scroller.scrollTop > 0) return;
    const lacked = under ? new DOMMatrix(getComputedStyle(element).transform).f : 0;
    under?.cancel();
    // An old row that has left was pushed out by as many as there are.
    const by = old.isConnected ? old.offsetTop - first.offsetTop : element.offsetHeight;
    const settle = beginMotion();
    const slide = element.animate(
      [{ transform: `translateY(${lacked - by}px)` }, { transform: 'none' }],
      SLIDE,
    );
    slide.addEventListener('finish', settle);
    slide.addEventListener('cancel', settle);
  }, [newest, rows, still]);

  return body;
}
