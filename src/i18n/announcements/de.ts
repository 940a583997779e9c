import type { Translation } from '../texts';
import type { en } from './en';

/** What is heard of the trades that come in, in German. */
export const de: Translation<typeof en> = {
  minute: '{count} simulierte Geschäfte in der letzten Minute, Gesamtbetrag {total}',
  minuteOne: '1 simuliertes Geschäft in der letzten Minute, Gesamtbetrag {total}',
  moment: '{count} simulierte Geschäfte in den letzten 10 Sekunden, Gesamtbetrag {total}',
  momentOne: '1 simuliertes Geschäft in den letzten 10 Sekunden, Gesamtbetrag {total}',

  keys: 'Die Pfeiltasten führen durch die Zeilen, Escape hinaus. Neue Geschäfte warten so lange.',

  show: '{count} neue zeigen',
  showRest: '(simulierte Geschäfte)',
  showOne: '1 neues zeigen',
  showOneRest: '(simuliertes Geschäft)',
  waiting: '{count} neue simulierte Geschäfte warten',
  waitingOne: '1 neues simuliertes Geschäft wartet',
};
