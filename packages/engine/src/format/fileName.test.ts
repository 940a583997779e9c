import { expect, it } from 'vitest';
import { fileName } from './fileName';

it.each([
  ['sun-bear-hoopoe-MUC', 'en', 'simulation-sun-bear-hoopoe-MUC.csv'],
  ['sun-bear-hoopoe-MUC', 'de', 'simulation-sun-bear-hoopoe-MUC-de.csv'],
  ['Bär im Zoo', 'en', 'simulation-Bar-im-Zoo.csv'],
  ['../../etc/passwd', 'en', 'simulation-etc-passwd.csv'],
  ['=cmd', 'en', 'simulation-cmd.csv'],
  ['🐻', 'en', 'simulation-run.csv'],
  ['', 'en', 'simulation-run.csv'],
  ['Who is it?', 'en', 'simulation-Who-is-it.csv'],
  ['x'.repeat(10_000), 'en', `simulation-${'x'.repeat(40)}.csv`],
  [`${'?'.repeat(400)}too late`, 'en', 'simulation-run.csv'],
])('the name of the file of the seed %j on the %s page is %s', (seed, locale, name) => {
  expect(fileName(seed, locale, 'csv')).toBe(name);
});
