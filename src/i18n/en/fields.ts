/** Texts of fields that hold what cannot be taken, in English. */
export const en = {
  number: 'Not understood. Expected is a number such as {example}.',
  whole: 'Not understood. Expected is a whole number such as {example}.',
  decimals: 'At most {places} digits after the decimal point.',
  limits: 'Too small or too large. Expected is {from} to {to}.',
  tooLong: 'Too long: {length} characters. Expected are {max} at most.',
  refused: 'Nothing was applied: one field holds what cannot be used.',
};
