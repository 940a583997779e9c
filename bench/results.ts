/** The figures of one measurement by their names. The same measurement always has the same names. */
export type Figures = Record<string, number>;

/** The figures of every round, by the name of the measurement. */
export type Results = Record<string, Figures[]>;
