import { type RefObject, useLayoutEffect, useRef } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';
import { markFresh } from './markFresh';

const SLIDE_MS = 180;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Marks new rows of a table, and slides all of them down when new ones come in on top: an animation of the table body,
 * from where the older rows were to where they are now. Movement by transform is no layout shift. By script and not by
 * CSS, because the distance depends on how many rows are new and on their heights. One that begins while another is
 * under way begins where the rows are, so that no row jumps.
 *
 * Rows that left stay below the others until the slide is over, so that there is no hole.
 *
 * @param scroller of a `RowList`: the element that its rows scroll in. A list that has been scrolled does not slide
 * @param newest key of the first row; undefined while there is none
 * @param animated otherwise rows take their places at once
 */
export function useSlideIn(
  scroller: RefObject<HTMLElement | null>,
  newest: number | undefined,
  animated: boolean,
): void {
  const shownRows = useRef<readonly HTMLTableRowElement[] | undefined>(undefined);
  const fresh = useRef<() => void>(undefined);
  /** How far the rows were above their places when a slide was interrupted (px, negative). */
  const interruptedAt = useRef(0);

  useLayoutEffect(() => {
    const box = scroller.current;
    const table = box?.querySelector('tbody');
    // It lies over the list, for rows that leave: so these are laid out on their own.
    const left = box?.nextElementSibling?.querySelector('tbody');
    if (!box || !table || !left) return;
    const before = shownRows.current;
    const rows = [...table.rows];
    shownRows.current = rows;
    const [first] = rows;
    const previous = before?.[0];
    const above = interruptedAt.current;
    interruptedAt.current = 0;
    const leftBefore = [...left.rows];
    left.replaceChildren();
    // Rows of another moment are not new: none of those before is among them.
    if (!before || !first || previous === first || previous?.isConnected === false) return;
    if (newest === undefined || !animated || !isMotionAllowed() || box.scrollTop > 0) return;

    fresh.current?.();
    fresh.current = markFresh(
      rows.filter((row) => !before.includes(row)),
      beginMotion(),
    );
    if (!previous) return;
    const lift = Math.max(above + first.offsetTop - previous.offsetTop, -box.clientHeight);
    // Where rows are below the edge, those that leave were not seen.
    if (box.scrollHeight <= box.clientHeight) {
      const leaving = [...before.filter((row) => !row.isConnected), ...leftBefore];
      left.append(...leaving.slice(0, rows.length));
    }
    const slides = [table, left].map((moving) =>
      moving.animate(
        { transform: [`translateY(${lift}px)`, 'none'] },
        { duration: SLIDE_MS, easing: EASING },
      ),
    );
    const settle = beginMotion();
    slides[0]?.addEventListener('finish', () => {
      left.replaceChildren();
      settle();
    });
    return () => {
      const progress = slides[0]?.effect?.getComputedTiming().progress;
      interruptedAt.current = lift * (1 - (progress ?? 1));
      for (const slide of slides) slide.cancel();
      settle();
    };
  }, [scroller, newest, animated]);
}
