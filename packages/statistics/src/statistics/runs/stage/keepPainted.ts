import { beginMotion } from '@simulation/dashboard';

/** Other colors, and paper. */
const MEDIA = ['print', '(forced-colors: active)', '(prefers-color-scheme: dark)'];
const PRINTING = ['beforeprint', 'afterprint'];

/**
 * Keeps a canvas painted: at its size, in the colors of the theme, on paper in light ones; anew in each frame while
 * something moves.
 *
 * @param paint paints the whole canvas; `now` in ms, `isAnew` where size or colors may be others; returns whether it is
 *   moving
 */
export function keepPainted(
  canvas: HTMLCanvasElement,
  paint: (context: CanvasRenderingContext2D, now: number, isAnew: boolean) => boolean,
): { readonly update: () => void; readonly stop: () => void } {
  const context = canvas.getContext('2d');
  let frame = 0;
  let settle = () => {};

  const paintAt = (now: number, isAnew: boolean) => {
    cancelAnimationFrame(frame);
    if (context === null || canvas.width === 0 || canvas.height === 0) {
      settle(); // its size comes, and then it is painted
      return;
    }
    if (paint(context, now, isAnew)) paintNext();
    else settle();
  };
  /** In a frame of its own: a hand that moves has its answer and its picture in two tasks. */
  const paintNext = () => {
    cancelAnimationFrame(frame);
    const settleLast = settle;
    settle = beginMotion();
    settleLast();
    frame = requestAnimationFrame((now) => paintAt(now, false));
  };
  const paintAnew = () => paintAt(performance.now(), true);
  const onPrint = ({ type }: Event) => {
    canvas.style.colorScheme = type === 'beforeprint' ? 'light' : '';
    paintAnew();
  };

  const observer = new ResizeObserver(() => {
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
    paintAnew();
  });
  observer.observe(canvas);
  const media = MEDIA.map((query) => matchMedia(query));
  for (const each of media) each.addEventListener('change', paintAnew);
  // First of all, since others copy what is painted.
  for (const type of PRINTING) window.addEventListener(type, onPrint, { capture: true });

  return {
    update: paintNext,
    stop() {
      cancelAnimationFrame(frame);
      settle();
      observer.disconnect();
      for (const each of media) each.removeEventListener('change', paintAnew);
      for (const type of PRINTING) window.removeEventListener(type, onPrint, { capture: true });
    },
  };
}
