import { expect, it } from 'vitest';
import { HEIGHT, MIDDLES, WIDTH, wordBox } from './lattice';

const CROP = { width: 400, height: 300 };

it('INV-07 has a whole word in each 400 by 300 px, wherever they are', () => {
  const bare: string[] = [];
  for (let x = 0; x < WIDTH; x++)
    for (let y = 0; y < HEIGHT; y++) {
      const holds = [0, 1, 2].flatMap((across) =>
        [0, 1, 2].flatMap((down) =>
          MIDDLES.map((middle) => ({
            left: middle.x + across * WIDTH - wordBox.width / 2,
            top: middle.y + down * HEIGHT - wordBox.height / 2,
          })),
        ),
      );
      const whole = holds.some(
        ({ left, top }) =>
          left >= x &&
          top >= y &&
          left + wordBox.width <= x + CROP.width &&
          top + wordBox.height <= y + CROP.height,
      );
      if (!whole) bare.push(`${x} ${y}`);
    }
  expect(bare).toEqual([]);
});
