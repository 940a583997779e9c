import { en } from '../../../src/i18n/page/en';
import { expectGoingOn, expectSaid, expectSums, QUESTION } from './common';
import type { Errand } from './Person';

const looksAround: Errand = async (person) => {
  await person.does('opening the link that a friend has sent', (visitor) =>
    visitor.open('/?name=Ada&amount=2500'),
  );
  await person.does('reading my name', (visitor) => expectSaid(visitor, 'Ada'));
  await person.does('asking where a figure comes from', (visitor) => visitor.press(QUESTION));
  await person.does('closing that again', (visitor) => visitor.leave());
  await person.does('waiting for the next trade', expectGoingOn);
  await person.does('adding up the rows', expectSums);
  await person.does('wanting the money', (visitor) => visitor.press(en.withdraw));
  await person.does('giving up on it', (visitor) => visitor.leave());
  await person.does('choosing a period', (visitor) =>
    visitor.press(person.oneOf([en.today, en.perWeek, en.perMonth, en.overall])),
  );
};

const startsTrading: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening /v', () => visitor.open('/v?name=Ada'));
  const before = await visitor.look();
  await person.does('pressing Start Trading', () => visitor.press('Start Trading'));
  if (person.isTimeOver) return;
  await visitor.until('two trades are in the list', ({ rows }) => rows.length >= 7);
  await person.does('asking where a figure comes from, meanwhile', () => visitor.press(QUESTION));
  await person.does('closing that again', () => visitor.leave());
  if (person.isTimeOver) return;
  await visitor.until('both are sold', ({ count }) => Number(count) === Number(before.count) + 2, 40_000);
  await person.does('adding up the rows', expectSums);
};

const comesAndGoes: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening the dashboard', () => visitor.open('/?seed=7'));
  await person.does('opening the German one', () => visitor.open('/de?seed=7'));
  await person.does('going back', () => visitor.browser.back());
  await person.does('pausing', () => visitor.press(en.pause));
  await person.does('going on', () => visitor.press(en.resume));
  await person.does('watching', () => expectGoingOn(visitor));
};

export const firstTimeVisitor = [looksAround, startsTrading, comesAndGoes] as const;
