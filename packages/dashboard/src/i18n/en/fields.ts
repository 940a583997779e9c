/** Texts of several forms: a name, and what is said of what cannot be taken, in English. */
export const en = {
  // Of the choice of a market.
  scenario: 'Scenario',
  number: 'Not understood. Expected is a number such as {example}.',
  whole: 'Not understood. Expected is a whole number such as {example}.',
  decimals: 'At most {places} digits after the decimal point.',
  limits: 'Too small or too large. Expected is {from} to {to}.',
  tooLong: 'Too long: {length} characters. Expected are {max} at most.',
  nameCut:
    'A name has at most {max} characters, and no telephone number, address or stacked accents. What is left of it: {name}',
  nameNone: 'A name has no telephone number or address. Nothing is left of it.',
  refused: 'Nothing was applied: check the marked fields.',
};
