import { beginMotion, isMotionAllowed } from '../motion/motion';
import { type Slide, slides } from './useSlideIn';

const SLIDES_MS = 160;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * The last 40 ms of an animation are drawn by the page itself, frame by frame. So it goes on a little with everything in
 * its place, and is taken back before it ends: together with a text of the count-up, which needs a frame anyway.
 */
const LASTS_MS = 400;
const TAKEN_BACK_MS = 190;

/** From now on lists slide when rows come in on top. */
export function letRowsSlide(): void {
  slides.begin = slideIn;
}

/**
 * Lets the body of a table slide down by the height of the rows that came in on top. In the frame of the change every
 * older row still stands where it stood: the new rows push them down, the movement starts by lifting all of them up
 * by as much, and by what an earlier movement had still to go. Movement by transform is no layout shift.
 */
function slideIn(): Slide {
  /** How far the body was still above its place when the last movement was broken off: 0 px or less. */
  let left = 0;

  return (body, pushed, newest, still) => {
    const before = left;
    const first = body?.rows[0];
    const scroller = body?.closest('[role=group]');
    left = 0;
    if (newest === undefined || still || !isMotionAllowed()) return undefined;
    if (!body || !first || !pushed?.isConnected || pushed === first || !scroller || scroller.scrollTop > 0)
      return undefined;
    const lift = Math.max(before + first.offsetTop - pushed.offsetTop, -scroller.clientHeight);
    const settle = beginMotion();
    const slide = body.animate(
      [
        { transform: `translateY(${lift}px)`, easing: EASING },
        { transform: 'none', offset: SLIDES_MS / LASTS_MS },
        { transform: 'none' },
      ],
      LASTS_MS,
    );
    slide.addEventListener('finish', settle);
    slide.addEventListener('cancel', settle);
    const timer = window.setTimeout(() => slide.cancel(), TAKEN_BACK_MS);
    return () => {
      clearTimeout(timer);
      left = slide.playState === 'idle' ? 0 : new DOMMatrix(getComputedStyle(body).transform).f;
      slide.cancel();
    };
  };
}
