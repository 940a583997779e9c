import type { CSSProperties } from 'react';
import * as styles from './Guilloche.module.css';

/** Of the view box, which is stretched across the window. */
const WIDTH = 1_440;
const HEIGHT = 240;
/** Lines of a strand, each a wave that is a part of a turn behind the one before. */
const LINES = 14;
/** Waves across the width, and swellings of their height, of two strands that are twisted into each other. */
const STRANDS = [
  { waves: 4, swellings: 2.5, from: 0 },
  { waves: -5, swellings: 2.5, from: Math.PI },
] as const;
/** Pieces of a line: each is a quadratic curve from the middle of one stretch to the middle of the next. */
const PIECES = 60;

const TURN = 2 * Math.PI;

/** The fine lines of a bank note, as one path. They follow no market: each is a sine. */
const PATH = STRANDS.flatMap(({ waves, swellings, from }) =>
  Array.from({ length: LINES }, (_, line) => {
    const y = (piece: number) => {
      const turns = (TURN * piece) / PIECES;
      const swelling = 0.55 + 0.42 * Math.cos(swellings * turns + from);
      return Math.round(
        HEIGHT / 2 - (HEIGHT / 2 - 4) * swelling * Math.sin(waves * turns + (TURN * line) / LINES),
      );
    };
    const step = WIDTH / PIECES;
    return Array.from({ length: PIECES + 1 }, (_, piece) =>
      piece === 0
        ? `M0 ${y(0)}`
        : `Q${piece * step} ${y(piece)} ${(piece + 0.5) * step} ${(y(piece) + y(piece + 1)) / 2}`,
    ).join('');
  }),
).join('');

/** A band of engraved lines across the overlay, drawn as far as the script is, with the word in the middle. */
export function Guilloche({ percent }: { percent: number }) {
  const part: CSSProperties & Record<'--part', number> = { '--part': percent / 100 };
  return (
    <div className={styles.band} style={part} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={`cover ${styles.plate}`}>
        <path d={PATH} />
      </svg>
      <svg viewBox="-640 -130 1280 160" className={`cover ${styles.word}`}>
        <use href="#word" />
      </svg>
      <span className={styles.edge} />
    </div>
  );
}
