import type { BandName } from './fanGeometry';

export type FanTexts = {
  /** Above the chart, and its accessible name; contains the word "simulated". */
  caption: string;
  /** The accessible name of the slider that reads a time. */
  read: string;
  /** Above the figures of a time. */
  after: (time: string) => string;
  bands: Readonly<Record<BandName, string>>;
  median: string;
  /** The run that is drawn in. */
  own: string;
  /** Between two ends of a band. */
  to: string;
  /** Marks figures as simulated for screen readers. */
  simulated: (figures: string) => string;
};

export type FanFormat = {
  /** Simulated milliseconds. */
  time: (ms: number) => string;
  /** Cents as formatted text, with a sign. */
  money: (cents: number) => string;
  /** Whole units, for the scale. */
  tick: (cents: number) => string;
  /** Cents as an exact number, for programs. */
  exact: (cents: number) => string;
};
