import type { en } from '../en/digest';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  minute: '{count} simulierte Geschäfte in der letzten Minute, Gesamtbetrag {total}',
  minuteOne: '1 simuliertes Geschäft in der letzten Minute, Gesamtbetrag {total}',
  moment: '{count} simulierte Geschäfte in den letzten 10 Sekunden, Gesamtbetrag {total}',
  momentOne: '1 simuliertes Geschäft in den letzten 10 Sekunden, Gesamtbetrag {total}',
};
