/** A box in an area, in pixels from the area's upper left corner. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Size = Pick<Box, 'width' | 'height'>;
type Place = Pick<Box, 'left' | 'top'>;

/** Between the card, what it explains, and the edges. */
const GAP = 16;

/**
 * Where a card stands that explains something: to the right of it, else to the left, beneath or above, where there is
 * room; else in the lower right corner. In the middle where there is nothing to point at. Inside the area wherever it
 * fits into it.
 */
export function placeBeside(target: Box | null, card: Size, area: Size): Place {
  const most = { left: area.width - card.width - GAP, top: area.height - card.height - GAP };
  const inside = ({ left, top }: Place): Place => ({
    left: Math.max(GAP, Math.min(left, most.left)),
    top: Math.max(GAP, Math.min(top, most.top)),
  });
  if (target === null) return inside({ left: (most.left + GAP) / 2, top: (most.top + GAP) / 2 });

  const right = target.left + target.width + GAP;
  const left = target.left - GAP - card.width;
  const below = target.top + target.height + GAP;
  const above = target.top - GAP - card.height;
  if (right <= most.left) return inside({ left: right, top: target.top });
  if (left >= GAP) return inside({ left, top: target.top });
  if (below <= most.top) return inside({ left: target.left, top: below });
  if (above >= GAP) return inside({ left: target.left, top: above });
  return inside(most);
}
