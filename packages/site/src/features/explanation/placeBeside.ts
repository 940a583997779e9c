/** A box in an area, in pixels from the area's upper left corner. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Size = Pick<Box, 'width' | 'height'>;
type Place = Pick<Box, 'left' | 'top'>;

/** Between the card, the explained element and the edges, in CSS pixels. */
const GAP = 16;

/**
 * The position of a card that explains an element: to the right of it, else to the left, below or above, where there is
 * room; else in the lower right corner. In the middle without an element. Within the area wherever it fits.
 *
 * @param target the element; null for none
 * @returns the upper left corner of the card
 */
export function placeBeside(target: Box | null, card: Size, area: Size): Place {
  const max = { left: area.width - card.width - GAP, top: area.height - card.height - GAP };
  const inside = ({ left, top }: Place): Place => ({
    left: Math.max(GAP, Math.min(left, max.left)),
    top: Math.max(GAP, Math.min(top, max.top)),
  });
  if (target === null) return inside({ left: (max.left + GAP) / 2, top: (max.top + GAP) / 2 });

  const right = target.left + target.width + GAP;
  const left = target.left - GAP - card.width;
  const below = target.top + target.height + GAP;
  const above = target.top - GAP - card.height;
  if (right <= max.left) return inside({ left: right, top: target.top });
  if (left >= GAP) return inside({ left, top: target.top });
  if (below <= max.top) return inside({ left: target.left, top: below });
  if (above >= GAP) return inside({ left: target.left, top: above });
  return inside(max);
}
