import type { MarketsTexts } from '../../marketTexts';
import { fair } from './fair';
import { rareLoss } from './rareLoss';
import { rigged } from './rigged';

export const markets: MarketsTexts = { rigged, fair, 'rare-loss': rareLoss };
