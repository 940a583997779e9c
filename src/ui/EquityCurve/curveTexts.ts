export type CurveTexts = {
  /** The title, and the accessible name; contains the word "simulated". */
  caption: string;
  /** The accessible name of the slider that reads a point. */
  read: string;
  /** In the place of the curve while there is no trade. */
  empty: string;
  /** On the button that shows the points as a table. */
  table: string;
  /** Headers of the table. */
  time: string;
  total: string;
  /** The total of the point that is read, marked as simulated. */
  simulated: (figure: string) => string;
  /** The whole curve in one sentence, for screen readers. */
  summary: (curve: Record<'start' | 'end' | 'time' | 'lowest' | 'highest', string>) => string;
};

export type CurveFormat = {
  /** Simulated milliseconds. */
  time: (ms: number) => string;
  /** Cents as formatted text. */
  money: (cents: number) => string;
  /** Cents, a multiple of 100, as text of the scale. */
  tick: (cents: number) => string;
  /** Cents as an exact number, for programs. */
  exact: (cents: number) => string;
};
