import { expect, LOOKING_MS, test } from './journey';
import { Person } from './Person';
import { looksAround, PEOPLE, type People } from './people';

test('a first-time visitor finds figures and a silent console on the first task', async ({ comes }) => {
  const person = new Person(await comes(), Infinity, 0, 'a first-time visitor');
  await person.run(looksAround);
  expect(person.visitor.failures).toEqual([]);
  expect(person.steps).toBeGreaterThan(4);
});

test('a first-time visitor, a teacher, a designer and a developer, and whoever an extra is for, find figures and a silent console all the time', {
  tag: '@long',
}, async ({ comes, staySeconds }) => {
  test.setTimeout((staySeconds + 300) * 1000);
  const seed = process.env.JOURNEY_SEED ?? String(Date.now());
  // At the same time, each in a browser of their own: most of the time they only look.
  const stay = async ([name, tasks]: [string, People[string]]) => {
    const endsAt = performance.now() + staySeconds * 1000;
    const person = new Person(await comes(), endsAt, LOOKING_MS, `${seed} ${name}`);
    await person.runUntil(tasks);
    console.log(`${name}: ${person.steps} steps in ${staySeconds} s, JOURNEY_SEED=${seed}`);
    expect.soft(person.visitor.failures, name).toEqual([]);
    expect.soft(person.steps, name).toBeGreaterThan(0);
  };
  await Promise.all(Array.from(PEOPLE, stay));
});
