const styles = new WeakMap<Element, CSSStyleDeclaration>();

/** What the browser makes of all style sheets for an element; it stays up to date by itself, so it is asked for once. */
export function styleOf(element: Element): CSSStyleDeclaration {
  const style = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, style);
  return style;
}
