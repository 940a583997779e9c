/**
 * The bottom edge of the page's simulation label, in CSS pixels from the top of the window. Whatever lies over the page
 * starts below it.
 */
export function labelBottom(): number {
  return Math.max(0, document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0);
}
