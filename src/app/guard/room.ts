/**
 * Some extensions lay a fixed bar over the top of the window and push the page down to make room for it. Once the page
 * scrolls, such a bar would cover the label: tells the style sheet how much room there is, and the label sticks below.
 * A bar that has made no room is a cover like any other.
 */
export function stickBelowBars(): void {
  const { style } = document.documentElement;
  const room = document.body.getBoundingClientRect().top + scrollY;
  const bar = room > 0 ? document.elementsFromPoint(innerWidth / 2, 1).find(isForeign) : undefined;
  const end = bar?.getBoundingClientRect().bottom ?? 0;
  const above = end > 0 && end <= room + 1 ? `${end}px` : '';
  if (style.getPropertyValue('--above') !== above) style.setProperty('--above', above);
}

function isForeign(element: Element): boolean {
  return element.closest('#root, .bar') === null && !element.matches('html, body');
}
