import { LOCALES } from '@simulation/engine/texts';
import { expect, it } from 'vitest';
import { fill } from '.';
import { pageTexts } from './page';

it.each(LOCALES)('a row of the list is heard with each amount behind what it is (%s)', (locale) => {
  const { rowSpoken } = pageTexts[locale];
  expect(fill(rowSpoken, { row: 'XRP/GBP', buy: '1', sell: '2', profit: '3' })).toMatch(
    /XRP\/GBP, (?:buy|Kauf) 1, (?:sell|Verkauf) 2, (?:profit|Gewinn) 3$/,
  );
});
