/** Texts before the first render; in the first script, in English. */
export const en = {
  /** While a late moment of a run is computed. */
  computing: 'Computing the simulation up to {time}',
};
