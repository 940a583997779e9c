import { expect, it } from 'vitest';
import { caseText } from '../panel/caseText';
import { casesOf } from '../rules/cases';
import { casesJudged, casesToJudge } from './casesOnPaper';
import { practiceTexts } from './whole';

it.each([
  ['en', 1],
  ['en', 2],
  ['de', 1],
  ['de', 2],
] as const)(
  'on paper (%s, set %i) six cases are asked with three checks each and not what these find; the answers tell it',
  (locale, set) => {
    const asked = casesToJudge(locale, set);
    const answers = casesJudged(locale, set);
    for (const met of casesOf(set, '7')) {
      const { says, checks } = caseText(met, practiceTexts[locale]);
      expect(asked).toContain(says.at(-1));
      for (const { ask, finds } of Object.values(checks)) {
        expect(asked).toContain(ask);
        expect(asked).not.toContain(finds);
        expect(answers).toContain(finds);
      }
    }
    expect(asked.match(/class="box"/g)).toHaveLength(6 * 5);
  },
);
