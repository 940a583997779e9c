import { expect, test } from './journey';
import { designer } from './people/designer';
import { developer } from './people/developer';
import { firstTimeVisitor } from './people/firstTimeVisitor';
import { Person, stays } from './people/Person';
import { teacher } from './people/teacher';

const PEOPLE = {
  'a first-time visitor': firstTimeVisitor,
  'a teacher': teacher,
  'a designer': designer,
  'a developer': developer,
};

test('a first-time visitor finds figures and a silent console on the first errand', async ({ comes }) => {
  const [errand] = firstTimeVisitor;
  const person = new Person(await comes(), Infinity, 0, 'a first-time visitor');
  await errand(person);
  expect(person.visitor.faults).toEqual([]);
  expect(person.steps).toBeGreaterThan(4);
});

test('a first-time visitor, a teacher, a designer and a developer find figures and a silent console all the time', {
  tag: '@long',
}, async ({ comes, staySeconds }) => {
  test.setTimeout((staySeconds + 300) * 1000);
  const seed = process.env.JOURNEY_SEED ?? String(Date.now());
  // At the same time, each in a browser of their own: most of the time they only look.
  const stay = async ([name, errands]: [string, (typeof PEOPLE)[keyof typeof PEOPLE]]) => {
    const { visitor, steps } = await stays(await comes(), errands, staySeconds, `${seed} ${name}`);
    console.log(`${name}: ${steps} steps in ${staySeconds} s, JOURNEY_SEED=${seed}`);
    expect.soft(visitor.faults, name).toEqual([]);
    expect.soft(steps, name).toBeGreaterThan(0);
  };
  await Promise.all(Object.entries(PEOPLE).map(stay));
});
