/**
 * Extensions such as translators lay a fixed banner over the top of the window and push the page down to make room for
 * it. Once the page scrolls, the banner would cover the label, so the style sheet is told where it ends and the label
 * sticks below it. A banner that has made no room covers the label like anything else.
 */
export function updateBannerOffset(): void {
  const { style } = document.documentElement;
  const room = document.body.getBoundingClientRect().top + scrollY;
  const banner = room > 0 ? document.elementsFromPoint(innerWidth / 2, 1).find(isForeign) : undefined;
  const end = banner?.getBoundingClientRect().bottom ?? 0;
  const offset = end > 0 && end <= room + 1 ? `${end}px` : '';
  if (style.getPropertyValue('--banner-offset') !== offset) style.setProperty('--banner-offset', offset);
}

function isForeign(element: Element): boolean {
  return element.closest('#root, .bar') === null && !element.matches('html, body');
}
