import { exactMoney } from '../../../src/format/exactValue';
import type { Money } from './event';

export const toMoney = (cents: number): Money => ({ cents, decimal: exactMoney(cents) });
