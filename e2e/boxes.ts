import type { Locator } from '@playwright/test';

/** A place on the page, in px. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Sizes of a window, such as `390x844 1280x720`. */
export const sizesOf = (all: string) =>
  all.split(' ').map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { width, height };
  });

/** Where an element is. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not drawn.`);
  return box;
}

export const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

export const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
