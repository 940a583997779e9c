import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placePopover } from './placePopover';

const LABEL = 56;
const at = (top: number) => ({ top, bottom: top + 44 });

it('opens below the button where there is room for it', () => {
  expect(placePopover(at(100), LABEL, 900)).toEqual({ top: 150, bottom: 'auto', maxHeight: 744 });
});

it('opens above a button near the bottom of the window', () => {
  expect(placePopover(at(800), LABEL, 900)).toEqual({ top: 'auto', bottom: 106, maxHeight: 732 });
});

it('covers the button in a window with no room above or below', () => {
  expect(placePopover(at(130), LABEL, 256)).toEqual({ top: 62, bottom: 'auto', maxHeight: 188 });
});

it('closes when the button is behind the label or out of the window', () => {
  expect(placePopover(at(0), LABEL, 900)).toBeNull();
  expect(placePopover(at(900), LABEL, 900)).toBeNull();
});

it('lies between the label and the bottom of the window, wherever its button is', () => {
  const length = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 2_200 }), length(200), length(2_160), (top, label, height) => {
      const position = placePopover(at(top), label, height);
      if (position === null) return;
      const highest =
        position.top === 'auto' ? height - Number(position.bottom) - position.maxHeight : position.top;
      expect(highest).toBeGreaterThanOrEqual(label);
      expect(highest + position.maxHeight).toBeLessThanOrEqual(height);
    }),
  );
});
