import type { Cents } from '@simulation/engine';
import { exactMoney } from '@simulation/engine/format';
import type { Money } from './event';

export const toMoney = (amount: Cents): Money => ({ cents: amount, decimal: exactMoney(amount) });
