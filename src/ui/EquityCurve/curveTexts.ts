export type CurveTexts = {
  /** What is drawn, with the word "simulated" in it: it stands above the picture and names it. */
  caption: string;
  /** Names the line that is pulled to read a point. */
  read: string;
  /** The button that shows the points as a table. */
  table: string;
  /** Heads of the table. */
  time: string;
  total: string;
  /** Stand before the time and the total that are read, when heard and when seen. */
  simulated: (figure: string) => string;
  /** The whole curve in a sentence, for those who do not see it. */
  summary: (curve: Record<'start' | 'end' | 'time' | 'lowest' | 'highest', string>) => string;
};

export type CurveFormat = {
  /** Simulated milliseconds. */
  time: (ms: number) => string;
  /** Cents as people read them. */
  money: (cents: number) => string;
  /** Cents as programs read them. */
  exact: (cents: number) => string;
};
