import { type RefObject, useLayoutEffect, useRef } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';

const SLIDE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Slides the rows of a table down when new ones come in on top: an animation of the table body, from where the older rows
 * were to where they are now. Movement by transform is no layout shift. By script and not by CSS, because the distance
 * depends on how many rows are new, on their heights, and on how far an interrupted slide had come.
 *
 * @param body the rows
 * @param scroller the element that they scroll in; a list that has been scrolled does not slide
 * @param newest key of the first row; undefined while there is none
 * @param animated otherwise rows take their places at once
 */
export function useSlideIn(
  body: RefObject<HTMLTableSectionElement | null>,
  scroller: RefObject<HTMLElement | null>,
  newest: number | undefined,
  animated: boolean,
): void {
  const firstRow = useRef<HTMLTableRowElement>(undefined);
  /** How far above its place an interrupted slide left the body: 0 px or less. */
  const interruptedAt = useRef(0);

  useLayoutEffect(() => {
    const table = body.current;
    const box = scroller.current;
    const previous = firstRow.current;
    const first = table?.rows[0];
    const remaining = interruptedAt.current;
    firstRow.current = first;
    interruptedAt.current = 0;
    if (!table || !box || !first || !previous?.isConnected || previous === first) return;
    if (newest === undefined || !animated || !isMotionAllowed() || box.scrollTop > 0) return;

    const lift = Math.max(remaining + first.offsetTop - previous.offsetTop, -box.clientHeight);
    const settle = beginMotion();
    const slide = table.animate([{ transform: `translateY(${lift}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: EASING,
    });
    slide.addEventListener('finish', settle);
    slide.addEventListener('cancel', settle);
    return () => {
      if (slide.playState === 'finished') return; // without the layout that reading a style takes
      interruptedAt.current = new DOMMatrix(getComputedStyle(table).transform).f;
      slide.cancel();
    };
  }, [body, scroller, newest, animated]);
}
