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
/** Pieces of a line. Each is a cubic curve with the exact slope of the wave at both ends. */
const PIECES = 48;

const TURN = 2 * Math.PI;

type Strand = (typeof STRANDS)[number];

/** The fine lines of a bank note, as one path. They follow no market: each is a sine. */
function engraving(): string {
  const step = WIDTH / PIECES;
  const line = ({ waves, swellings, from }: Strand, phase: number) => {
    const wave = (part: number) =>
      (HEIGHT / 2 - 4) *
      (0.55 + 0.42 * Math.cos(TURN * swellings * part + from)) *
      Math.sin(TURN * waves * part + phase);
    const rise = (part: number) => (wave(part + 1e-4) - wave(part - 1e-4)) / 2e-4 / PIECES / 3;
    const y = (value: number) => Math.round(HEIGHT / 2 - value);
    return Array.from({ length: PIECES + 1 }, (_, piece) => {
      const [part, before] = [piece / PIECES, (piece - 1) / PIECES];
      const x = piece * step;
      if (piece === 0) return `M0 ${y(wave(part))}`;
      const first = `${x - (step * 2) / 3} ${y(wave(before) + rise(before))}`;
      const second = `${x - step / 3} ${y(wave(part) - rise(part))}`;
      return `C${first} ${second} ${x} ${y(wave(part))}`;
    }).join('');
  };
  return STRANDS.flatMap((strand) =>
    Array.from({ length: LINES }, (_, index) => line(strand, (TURN * index) / LINES)),
  ).join('');
}

const PATH = engraving();

/** A band of engraved lines across the overlay, drawn as far as the script is, with the word in the middle. */
export function Guilloche({ percent }: { percent: number }) {
  return (
    <div className={styles.band} style={{ '--done': `${percent}%` } as CSSProperties} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.plate}>
        <path id="engraving" d={PATH} />
      </svg>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.print}>
        <use href="#engraving" />
      </svg>
      <svg viewBox="-640 -130 1280 160" className={styles.word} data-mark="">
        <use href="#word" />
      </svg>
      <span className={styles.edge} />
    </div>
  );
}
