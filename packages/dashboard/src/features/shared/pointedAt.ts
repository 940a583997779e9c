/** What extras point at on the page. */
export type PointedAt = 'person' | 'profit' | 'startTrading' | 'successRate' | 'withdraw';

/** Names an element as one that is pointed at, by properties of that element. */
export function pointedAt(name: PointedAt) {
  return { 'data-pointed-at': name } as const;
}

/** The element of that name, which another feature has drawn; null where the page does not show it. */
export function findPointedAt(name: PointedAt): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-pointed-at=${name}]`);
}
