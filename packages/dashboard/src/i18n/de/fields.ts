import type { en } from '../en/fields';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  scenario: 'Szenario',
  number: 'Nicht verstanden. Erwartet wird eine Zahl wie {example}.',
  whole: 'Nicht verstanden. Erwartet wird eine ganze Zahl wie {example}.',
  decimals: 'Höchstens {places} Stellen nach dem Komma.',
  limits: 'Zu klein oder zu groß. Erwartet wird {from} bis {to}.',
  tooLong: 'Zu lang: {length} Zeichen. Höchstens {max} sind möglich.',
  nameCut:
    'Ein Name hat höchstens {max} Zeichen und keine Telefonnummer, Adresse oder gestapelten Akzente. Davon bleibt: {name}',
  nameNone: 'Ein Name hat keine Telefonnummer oder Adresse. Davon bleibt nichts.',
  refused: 'Nichts wurde übernommen: Bitte die markierten Felder prüfen.',
};
