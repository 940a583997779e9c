import { type RefObject, useLayoutEffect, useRef } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';

const SLIDE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Slides the body of a table down when rows come in on top. In the frame of the change every older row still stands
 * where it stood: the new rows push it down, and the slide starts by lifting the body up by as much, and by what an
 * interrupted slide had still to go. Movement by transform is no layout shift.
 *
 * @param body the rows
 * @param scroller the box they scroll in; a list that has been scrolled does not slide
 * @param newest identity of the row on top; undefined while there is none
 * @param still rows take their places at once
 */
export function useSlideIn(
  body: RefObject<HTMLTableSectionElement | null>,
  scroller: RefObject<HTMLElement | null>,
  newest: number | undefined,
  still: boolean,
): void {
  const previousTop = useRef<HTMLTableRowElement>(undefined);
  /** How far the body was above its place when a slide was interrupted: 0 px or less. */
  const rest = useRef(0);

  useLayoutEffect(() => {
    const table = body.current;
    const box = scroller.current;
    const pushed = previousTop.current;
    const top = table?.rows[0];
    const interrupted = rest.current;
    previousTop.current = top;
    rest.current = 0;
    if (!table || !box || !top || !pushed?.isConnected || pushed === top) return;
    if (newest === undefined || still || !isMotionAllowed() || box.scrollTop > 0) return;

    const lift = Math.max(interrupted + top.offsetTop - pushed.offsetTop, -box.clientHeight);
    const settle = beginMotion();
    const slide = table.animate([{ transform: `translateY(${lift}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: EASING,
    });
    slide.addEventListener('finish', settle);
    slide.addEventListener('cancel', settle);
    return () => {
      rest.current = new DOMMatrix(getComputedStyle(table).transform).f;
      slide.cancel();
    };
  }, [body, scroller, newest, still]);
}
