import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, placeBeside } from './placeBeside';

const AREA = { width: 1_440, height: 844 };
const CARD = { width: 384, height: 300 };

describe('the card that explains an element', () => {
  it('is to the right of it, at its height, where there is room', () => {
    expect(placeBeside({ left: 260, top: 160, width: 700, height: 340 }, CARD, AREA)).toEqual({
      left: 976,
      top: 160,
    });
  });

  it('is to the left of an element at the right edge', () => {
    expect(placeBeside({ left: 1_030, top: 160, width: 380, height: 170 }, CARD, AREA).left).toBe(630);
  });

  it('is below or above an element of the whole width', () => {
    const wide = { left: 0, width: AREA.width, height: 100 };
    expect(placeBeside({ ...wide, top: 20 }, CARD, AREA).top).toBe(136);
    expect(placeBeside({ ...wide, top: 700 }, CARD, AREA).top).toBe(384);
  });

  it('is in the lower right corner over an element that fills the window, and in the middle without one', () => {
    expect(placeBeside({ left: 0, top: 0, ...AREA }, CARD, AREA)).toEqual({ left: 1_040, top: 528 });
    expect(placeBeside(null, CARD, AREA)).toEqual({ left: 528, top: 272 });
  });

  it('stays in a window that it fits into, and does not cover the element where there is room', () => {
    const size = (max: number) => fc.integer({ min: 1, max });
    const box = fc.record({
      left: fc.integer({ min: -500, max: 4_000 }),
      top: fc.integer({ min: -500, max: 4_000 }),
      width: size(4_000),
      height: size(4_000),
    });
    const overlap = (a: Box, b: Box) =>
      a.left < b.left + b.width &&
      b.left < a.left + a.width &&
      a.top < b.top + b.height &&
      b.top < a.top + a.height;
    fc.assert(
      fc.property(box, fc.record({ width: size(3_840), height: size(2_160) }), (target, area) => {
        const place = { ...CARD, ...placeBeside(target, CARD, area) };
        if (area.width < CARD.width + 32 || area.height < CARD.height + 32) return;
        expect(place.left).toBeGreaterThanOrEqual(16);
        expect(place.top).toBeGreaterThanOrEqual(16);
        expect(place.left + CARD.width).toBeLessThanOrEqual(area.width - 16);
        expect(place.top + CARD.height).toBeLessThanOrEqual(area.height - 16);
        const roomBeside = Math.max(target.left, area.width - target.left - target.width) >= CARD.width + 32;
        const roomAbove = Math.max(target.top, area.height - target.top - target.height) >= CARD.height + 32;
        if (roomBeside || roomAbove) expect(overlap(place, target)).toBe(false);
      }),
    );
  });
});
