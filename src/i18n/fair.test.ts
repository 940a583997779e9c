import { expect, it } from 'vitest';
import { FAIR_COST } from '../engine';
import { formatMoney } from '../format';
import { de } from './de';
import { en } from './en';

it('states the cost of the fair scenario as the engine takes it, in the currency of each page', () => {
  expect(en.fairNote).toContain(formatMoney(FAIR_COST, 'USD'));
  expect(de.fairNote).toContain(formatMoney(FAIR_COST, 'EUR'));
});
