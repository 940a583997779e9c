/** The parts of the page that the guided explanation and the story point at. */
export type PagePart = 'person' | 'profit' | 'startTrading' | 'successRate' | 'withdraw';

/** Names an element as a part of the page, by properties of that element. */
export function pagePart(name: PagePart) {
  return { 'data-part': name } as const;
}

/** The element of a part, which another feature has drawn; null where the page does not show it. */
export function findPagePart(name: PagePart): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-part=${name}]`);
}
