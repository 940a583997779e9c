import { formatGain } from '@simulation/engine/format';
import { MOMENTS } from '@simulation/engine/runs';
import { type PointerEvent, useRef } from 'react';
import { fill } from '../../../../i18n';
import { runsTexts } from '../../../../i18n/runs';
import { useLanguage, useTexts } from '../../../../store/react/language';
import { roundStep } from '../../../shared/EquityCurve/valueScale';
import * as styles from './Stage.module.css';
import type { View } from './stageScale';

/** A guess of how a run goes: 61 changes in cents. */
export type Guess = readonly number[];

const LAST = MOMENTS - 1;

/** A stroke over less of the width is a tap: a straight line to its height at the end. */
const TAP = 0.06 * LAST;

type Point = { readonly index: number; readonly value: number };

type GuessPenProps = {
  view: View;
  /** The question. */
  label: string;
  guess: Guess | null;
  onGuess: (guess: Guess) => void;
  /** Enter: what is drawn is shown beside the runs. */
  onDone: () => void;
};

const straightTo = (end: number): number[] =>
  Array.from({ length: MOMENTS }, (_, index) => (end * index) / LAST);

/** An invisible pen over the plot. By keys the end goes up and down, and the line is straight. */
export function GuessPen({ view, label, guess, onGuess, onDone }: GuessPenProps) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const stroke = useRef<{ begin: Point; last: Point; values: number[] | null } | null>(null);
  const step = roundStep((view.highest - view.lowest) / 60);
  const end = guess?.at(-1) ?? 0;

  const draw = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (stroke.current === null) return;
    const point = pointAt(clientX, clientY, currentTarget.getBoundingClientRect(), view);
    const { begin, last } = stroke.current;
    if (stroke.current.values === null && Math.abs(point.index - begin.index) < TAP) {
      onGuess(straightTo(point.value));
      return;
    }
    // Straight to where the pen was set down, and from there along its way.
    const values = stroke.current.values ?? straightTo((begin.value * LAST) / Math.max(1, begin.index));
    const way = point.index - last.index;
    for (let at = Math.min(last.index, point.index); at <= Math.max(last.index, point.index); at += 1)
      values[at] =
        way === 0 ? point.value : last.value + ((point.value - last.value) * (at - last.index)) / way;
    // Level from where it stops to the end.
    values.fill(point.value, point.index + 1);
    values[0] = 0;
    stroke.current = { begin, last: point, values };
    onGuess([...values]);
  };
  const lift = () => {
    stroke.current = null;
  };

  return (
    <div
      className={styles.pen}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const begin = pointAt(
          event.clientX,
          event.clientY,
          event.currentTarget.getBoundingClientRect(),
          view,
        );
        stroke.current = { begin, last: begin, values: null };
        draw(event);
      }}
      onPointerMove={draw}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <input
        type="range"
        name="guess"
        aria-label={label}
        aria-orientation="vertical"
        aria-valuetext={
          guess === null ? texts.noGuess : fill(texts.guessed, { guess: formatGain(Math.round(end), locale) })
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
        <span className={styles.call} aria-hidden="true">
          {texts.draw}
        </span>
      )}
    </div>
  );
}

function pointAt(x: number, y: number, { left, top, width, height }: DOMRect, view: View): Point {
  const part = (value: number) => Math.min(1, Math.max(0, value));
  const up = 1 - part((y - top) / height);
  return {
    index: Math.round(part((x - left) / width) * LAST),
    value: Math.round(view.lowest + up * (view.highest - view.lowest)),
  };
}
