import { exactMoney } from '@simulation/engine/format';
import type { Money } from './event';

export const toMoney = (cents: number): Money => ({ cents, decimal: exactMoney(cents) });
