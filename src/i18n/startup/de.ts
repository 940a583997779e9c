import type { Translation } from '../texts';
import type { en } from './en';

export const de: Translation<typeof en> = { computing: 'Die Simulation wird bis {time} berechnet' };
