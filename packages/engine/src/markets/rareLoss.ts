import { CERTAIN } from '../limits';
import { defineMarket, factor, percent } from './defineMarket';

/**
 * Most trades gain their size; a loss is a multiple of it. With the usual values nine of ten trades gain and the market
 * loses: a high win rate says nothing about profit. There is no cost, which would turn gains into losses: so losses are
 * rare at every value. With the largest ones the change of ten days still fits into 32 bits (`runs/runsBatch.ts`).
 */
export const rareLoss = defineMarket({
  parameters: [
    ['chance', percent(80_00, 99_00, 90_00)],
    ['factor', factor(2, 20, 10)],
  ],
  variantOf: () => 'usual',
  branches: ({ chance, factor }) => [
    { share: chance, times: 1, plus: 0 },
    { share: CERTAIN - chance, times: -factor, plus: 0 },
  ],
});
