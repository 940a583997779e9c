import type { MarketsTexts } from '../../marketTexts.ts';
import { fair } from './fair.ts';
import { rareLoss } from './rareLoss.ts';
import { rigged } from './rigged.ts';

export const markets: MarketsTexts = { rigged, fair, 'rare-loss': rareLoss };
