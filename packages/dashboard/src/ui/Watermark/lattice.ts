/**
 * The watermark: the word on a lattice, every second row half a pitch along. Chosen so that any 400 by 300 px hold a
 * whole word: a word is `wordBox.width` wide, and of two rows one has a word that begins within half of `WIDTH`; two
 * whole rows fit into 300 px. `lattice.test.ts` holds that against every place of a window.
 */
export const WIDTH = 400;
export const HEIGHT = 220;
/** Height of the capitals, and the angle at which the word rises, in degrees. */
const CAPITALS = 17;
const ANGLE = 18;
/** Of the drawing of the word, in its own units: its capitals are 100 high. */
const WORD_WIDTH = 1_202;

const scale = CAPITALS / 100;
const [sin, cos] = [Math.sin((ANGLE * Math.PI) / 180), Math.cos((ANGLE * Math.PI) / 180)];

/** The upright box around a word. */
export const wordBox = {
  width: scale * (WORD_WIDTH * cos + 100 * sin),
  height: scale * (WORD_WIDTH * sin + 100 * cos),
};

/** The middles of the two words of a tile. */
export const MIDDLES = [
  { x: WIDTH / 4, y: HEIGHT / 4 },
  { x: (3 * WIDTH) / 4, y: (3 * HEIGHT) / 4 },
] as const;

/** The tile as the content of a `<pattern>`: also the words of neighbouring tiles that reach into it. */
export function tile(word: string): string {
  const drawn = MIDDLES.flatMap(({ x, y }) =>
    [-WIDTH, 0, WIDTH].flatMap((dx) => [-HEIGHT, 0, HEIGHT].map((dy) => ({ x: x + dx, y: y + dy }))),
  ).filter(
    ({ x, y }) =>
      Math.abs(x - WIDTH / 2) < (WIDTH + wordBox.width) / 2 + 2 &&
      Math.abs(y - HEIGHT / 2) < (HEIGHT + wordBox.height) / 2 + 2,
  );
  return drawn
    .map(
      ({ x, y }) =>
        `<use href="#${word}" transform="translate(${x} ${y})rotate(-${ANGLE})scale(${scale})translate(0 50)"/>`,
    )
    .join('');
}
