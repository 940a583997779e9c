/** Where the page's simulation label ends, in pixels from the top of the window: nothing laid over the page begins above. */
export function labelEnd(): number {
  return Math.max(0, document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0);
}
