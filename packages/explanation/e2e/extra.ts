import type { ExtraUnderTest } from '../../../e2e/extras';
import { doorTexts } from '../src/texts/doors';

export const extra: ExtraUnderTest = {
  claims: ['the total only rises'],
  // Whom to call.
  names: [
    'AARP Fraud Watch Network',
    'FINRA BrokerCheck',
    '988 Lifeline',
    'NFA BASIC, by the CFTC',
    'YouthLine, by Lines for Life',
    'BaFin',
    'Europol',
  ],
  doors: Object.values(doorTexts).flatMap(({ why, explanation, worried }) => [
    explanation,
    `${why} ${explanation}`,
    worried,
  ]),
};
