import { wait } from '../../../../e2e/journeys/browsers/BrowserDriver';
import type { Task } from '../../../../e2e/journeys/Person';
import type { People } from '../../../../e2e/journeys/people';
import { closes, opens, presses, prints, waitsForATrade } from '../../../../e2e/journeys/steps';
import type { Visitor } from '../../../../e2e/journeys/Visitor';
import { de as explanationDe } from '../../src/texts/de/explanation';
import { doorTexts } from '../../src/texts/doors';

async function readToTheEnd(visitor: Visitor) {
  for (let steps = 0; steps < 20; steps += 1) {
    if (!(await visitor.controls()).some(({ name }) => name === explanationDe.next)) return;
    await visitor.press(explanationDe.next);
    await wait(700);
    await visitor.check(`step ${steps + 2} of the explanation`);
  }
}

const preparesTheHandout: Task = () => [
  opens('/de'),
  presses(new RegExp(`${doorTexts.de.explanation}$`)), // on the label it follows a question
  ['reading to the end', readToTheEnd],
  prints,
  closes,
  prints,
  waitsForATrade,
];

export const people: People = { 'a teacher': [preparesTheHandout] };
