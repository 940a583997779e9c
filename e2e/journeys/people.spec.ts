import { expect, test } from './journey';
import { designer } from './people/designer';
import { developer } from './people/developer';
import { firstTimeVisitor } from './people/firstTimeVisitor';
import { stays } from './people/Person';
import { teacher } from './people/teacher';

const PEOPLE = {
  'a first-time visitor': firstTimeVisitor,
  'a teacher': teacher,
  'a designer': designer,
  'a developer': developer,
};

for (const [name, errands] of Object.entries(PEOPLE))
  test(`${name} finds figures and a silent console all the time`, async ({ comes, staySeconds }) => {
    test.setTimeout((staySeconds + 300) * 1000);
    const seed = process.env.JOURNEY_SEED ?? String(Date.now());
    const { visitor, steps } = await stays(comes, errands, staySeconds, seed);
    console.log(`${name}: ${steps} steps in ${staySeconds} s, JOURNEY_SEED=${seed}`);
    expect(visitor.faults).toEqual([]);
    expect(steps).toBeGreaterThanOrEqual(Math.floor(staySeconds / 15));
  });
