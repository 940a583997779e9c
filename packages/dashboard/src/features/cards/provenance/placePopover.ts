/** Between the popover and its button, the label and the edge of the window, in CSS pixels. */
const GAP = 6;
/** A height that most contents fit into: with this much room below the button, the popover opens there. */
const ENOUGH_HEIGHT = 400;
/** With less room than this above and below the button, the popover covers it. */
const MIN_HEIGHT = 150;

export type PopoverPosition = {
  readonly top: number | 'auto';
  readonly bottom: number | 'auto';
  readonly maxHeight: number;
};

/**
 * Positions a popover in the window: below its button where there is room, else above, never over the simulation label.
 * CSS pixels.
 *
 * @param button its edges
 * @param areaTop the top edge of what the popover may cover
 * @returns null where the button is out of sight
 */
export function placePopover(
  button: Pick<DOMRect, 'top' | 'bottom'>,
  areaTop: number,
  windowHeight: number,
): PopoverPosition | null {
  const min = areaTop + GAP;
  const max = windowHeight - GAP;
  if (button.bottom < min || button.top > max) return null;
  const above = button.top - GAP - min;
  const below = max - button.bottom - GAP;
  if (Math.max(above, below) < MIN_HEIGHT) return { top: min, bottom: 'auto', maxHeight: max - min };
  return below >= Math.min(above, ENOUGH_HEIGHT)
    ? { top: button.bottom + GAP, bottom: 'auto', maxHeight: below }
    : { top: 'auto', bottom: windowHeight - button.top + GAP, maxHeight: above };
}
