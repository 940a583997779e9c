import type { spokenEn } from './spoken.en';

/** What is heard of the trades that come in, in German. */
export const spokenDe: Readonly<Record<keyof typeof spokenEn, string>> = {
  minute: '{count} simulierte Geschäfte in der letzten Minute, Gewinn insgesamt {total}',
  minuteOne: '1 simuliertes Geschäft in der letzten Minute, Gewinn insgesamt {total}',
  moment: '{count} simulierte Geschäfte in den letzten 10 Sekunden, Gewinn insgesamt {total}',
  momentOne: '1 simuliertes Geschäft in den letzten 10 Sekunden, Gewinn insgesamt {total}',

  keys: 'Die Pfeiltasten führen durch die Zeilen, Escape heraus. Neue Geschäfte warten solange.',

  waiting: '{count} neue',
  waitingRest: 'simulierte Geschäfte warten',
  waitingOne: '1 neues',
  waitingOneRest: 'simuliertes Geschäft wartet',
};
