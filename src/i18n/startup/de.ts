import type { Translation } from '../texts';
import type { en } from './en';

/** Texts before the first render; in the first script, in German. */
export const de: Translation<typeof en> = { computing: 'Die Simulation wird bis {time} berechnet' };
