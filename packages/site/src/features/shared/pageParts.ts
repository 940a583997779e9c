/** The parts of the page that the guided explanation points at. */
export type PagePart = 'person' | 'profit' | 'startTrading' | 'successRate' | 'withdraw';

/** Names an element as a part of the page, by properties of that element. */
export function pagePart(name: PagePart) {
  return { 'data-part': name } as const;
}
