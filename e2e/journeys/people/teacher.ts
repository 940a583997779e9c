import { de as controlsDe } from '../../../src/i18n/controls/de';
import { de as deceiveDe } from '../../../src/i18n/explanation/de';
import { de } from '../../../src/i18n/page/de';
import { de as transportDe } from '../../../src/i18n/playback/de';
import { de as lessonDe } from '../../../src/i18n/statistics/de';
import { wait } from '../browsers/BrowserDriver';
import type { Visitor } from '../Visitor';
import { expectGoingOn, expectSums, QUESTION } from './common';
import type { Errand } from './Person';

const comparesMarkets: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening the fair market for the class', () =>
    visitor.open('/de?scenario=fair&seed=Klasse-9b&t=600'),
  );
  await person.does('asking where a figure comes from', () => visitor.press(QUESTION));
  await person.does('closing that again', () => visitor.leave());
  await person.does('adding up the rows', expectSums);
  await person.does('opening the statistics', () => visitor.press(de.statistics));
  await person.does('counting again', () => visitor.press(lessonDe.again));
  await person.does('showing the counts as a table', () => visitor.press(lessonDe.asTable));
  await person.does('opening this moment in the other market', () => visitor.press(lessonDe.openRigged));
  await person.does('going back', () => visitor.browser.back());
};

const playsWithTime: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening a run', () => visitor.open('/de?seed=Klasse-9b'));
  await person.does('opening the controls', () => visitor.press(de.controls));
  await person.does('choosing a speed', () => visitor.press(transportDe.speed));
  await person.does('choosing how far to skip', () =>
    visitor.press(person.oneOf([transportDe.minute, transportDe.hour, transportDe.day])),
  );
  await person.does('skipping ahead', () => visitor.press(/ vor$/));
  await person.does('jumping to the start', () => visitor.press(transportDe.toStart));
  await person.does('going event by event', () => visitor.press(transportDe.nextEvent));
  await person.does('and another event', () => visitor.press(transportDe.nextEvent));
  await person.does('going back to the latest moment', () => visitor.press(transportDe.toLatest));
  await person.does('starting a new run', () => visitor.press(controlsDe.newRun));
  await person.does('closing the controls', () => visitor.leave());
  await person.does('opening a run once more', () => visitor.open('/de?seed=Klasse-9b&speed=4'));
  await person.does('watching', () => expectGoingOn(visitor));
};

/** Reads the explanation from its first step to its last. */
async function readToTheEnd(visitor: Visitor, next: string) {
  for (let steps = 0; steps < 20; steps += 1) {
    if (!(await visitor.controls()).some(({ name }) => name === next)) return;
    await visitor.press(next);
    await wait(700);
    await visitor.check(`step ${steps + 2} of the explanation`);
  }
}

const preparesTheHandout: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening the page', () => visitor.open('/de'));
  await person.does('asking how such pages deceive', () => visitor.press(de.deceive));
  await person.does('reading to the end', () => readToTheEnd(visitor, deceiveDe.next));
  await person.does('printing the handout', () => visitor.browser.print());
  await person.does('closing the explanation', () => visitor.leave());
  await person.does('printing the page', () => visitor.browser.print());
  await person.does('watching on', () => expectGoingOn(visitor));
};

export const teacher = [comparesMarkets, playsWithTime, preparesTheHandout] as const;
