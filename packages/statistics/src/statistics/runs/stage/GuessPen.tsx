import { slider, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { nearestCents } from '@simulation/engine';
import { formatGain } from '@simulation/engine/format';
import { MOMENTS } from '@simulation/engine/runs';
import { roundStepFrom } from '@simulation/engine/statistics';
import { type PointerEvent, useRef } from 'react';
import { runsTexts } from '../../../texts/runs';
import * as styles from './Stage.module.css';
import type { View } from './stageScale';

/** A guess of how a run goes: 61 changes in cents. */
export type Guess = readonly number[];

const LAST = MOMENTS - 1;

type GuessPenProps = {
  view: View;
  question: string;
  guess: Guess | null;
  onGuess: (guess: Guess) => void;
  /** Enter: what is drawn is shown beside the runs. */
  onDone: () => void;
};

const straightTo = (end: number): number[] =>
  Array.from({ length: MOMENTS }, (_, index) => (end * index) / LAST);

/** An invisible pen over the plot. By keys the end goes up and down, and the line is straight. */
export function GuessPen({ view, question, guess, onGuess, onDone }: GuessPenProps) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const last = useRef<{ index: number; values: readonly number[] } | null>(null);
  const step = roundStepFrom((view.highest - view.lowest) / 60);
  const least = roundStepFrom((view.highest - view.lowest) / 200); // as exact as a hand
  const end = guess?.at(-1) ?? 0;

  /** Straight to where the pen is set down, along its way, and level from there to the end. */
  const draw = ({ type, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (last.current === null && type !== 'pointerdown') return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const part = (value: number) => Math.min(1, Math.max(0, value));
    const index = Math.max(1, Math.round(part((clientX - left) / width) * LAST));
    const drawnTo = view.highest - part((clientY - top) / height) * (view.highest - view.lowest);
    const value = Math.round(drawnTo / least) * least;
    const before = last.current ?? { index: 0, values: straightTo(0) };
    const from = Math.min(before.index, index - 1);
    const begin = before.values[from] ?? 0;
    const values = before.values.map((drawn, at) =>
      at <= from ? drawn : begin + (value - begin) * Math.min(1, (at - from) / (index - from)),
    );
    last.current = { index, values };
    onGuess(values);
  };

  return (
    <div
      className={`cover ring ${slider.captioned} ${styles.pen}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        draw(event);
      }}
      onPointerMove={draw}
      onLostPointerCapture={() => {
        last.current = null;
      }}
    >
      <input
        className="cover"
        type="range"
        name="guess"
        aria-label={question}
        aria-orientation="vertical"
        aria-valuetext={
          guess === null
            ? texts.noGuess
            : fill(texts.guessed, { guess: formatGain(nearestCents(end), locale) })
        }
        min={Math.ceil(view.lowest / step) * step}
        max={Math.floor(view.highest / step) * step}
        step={step}
        value={Math.round(end / step) * step}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && guess !== null) onDone();
        }}
        onChange={({ target }) => onGuess(straightTo(Number(target.value)))}
      />
      {guess === null && (
        <span className="surface pill strong remark ink" aria-hidden="true">
          {texts.draw}
        </span>
      )}
    </div>
  );
}
