// The keys of the slides, which those who present press by hand or by a remote control.

/** By how many slides a key leads on; Home and End lead to the first and the last. */
const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['PageDown', 1],
  [' ', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['PageUp', -1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

/** In pixels. Less than a line: that much below the window is no text. */
const LINE = 16;

const slides = [...document.querySelectorAll('section')];

/** Where a slide begins to be covered by the label. */
const labelEnd = () => document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;

/** The slide that fills most of the window: the last that begins above its middle. */
function current() {
  const middle = (labelEnd() + window.innerHeight) / 2;
  return slides.findLastIndex((slide) => slide.getBoundingClientRect().top <= middle);
}

/** Scrolls within a slide that is higher than the window, and says whether there was more of it. */
function showMore(/** @type {Element | undefined} */ slide, /** @type {number} */ step) {
  const { top = 0, bottom = 0 } = slide?.getBoundingClientRect() ?? {};
  const hidden = step > 0 ? bottom - window.innerHeight : labelEnd() - top;
  if (Math.abs(step) !== 1 || hidden < LINE) return false;
  const before = window.scrollY;
  const screen = 0.9 * (window.innerHeight - labelEnd());
  window.scrollBy({ top: step * Math.min(hidden, screen), behavior: 'instant' });
  return window.scrollY !== before;
}

function show(/** @type {number} */ number) {
  const slide = slides[Math.min(Math.max(number, 0), slides.length - 1)];
  if (slide === undefined) return;
  window.scrollBy({ top: slide.getBoundingClientRect().top - labelEnd(), behavior: 'instant' });
  slide.focus({ preventScroll: true }); // a screen reader says which it is
}

document.addEventListener('keydown', (event) => {
  const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
  const step = key === ' ' && shiftKey ? -1 : STEPS.get(key);
  if (step === undefined || ctrlKey || altKey || metaKey || (shiftKey && key !== ' ')) return;
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  if (target instanceof Element && target.closest('input, textarea, select, button, [contenteditable]'))
    return;
  event.preventDefault();
  const at = current();
  if (!showMore(slides[at], step)) show(at + step);
});
