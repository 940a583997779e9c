/**
 * The script of `/v`, which is in English only (specification, section 4): what each step says, and what they lead to.
 */
export const analysis = {
  steps: [
    'Market exploration',
    'Trading opportunity assessment',
    'Market condition evaluation',
    'Risk and reward assessment',
  ],
  result: '2 trades are opened',
} as const;
