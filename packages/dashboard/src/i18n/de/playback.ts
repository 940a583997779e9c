import type { en } from '../en/playback';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  title: 'Uhr',
  now: 'Simulierte Zeit {time}',

  running: 'Läuft',
  paused: 'Angehalten',
  waiting: 'Wartet',
  labelMissing: 'Gestoppt (Hinweis verborgen)',

  playback: 'Wiedergabe',
  start: 'Anfang',
  toStart: 'Zum Anfang',
  backBy: '−{span}',
  back: '−{span}, zurück',
  next: { trade: '+1 Geschäft', step: '+1 Schritt' },
  nextSpoken: '{next}, dann anhalten',
  aheadBy: '+{span}',
  ahead: '+{span}, vor',
  latest: 'Zuletzt',
  toLatest: 'Zum zuletzt erreichten Zeitpunkt',
  backTo: 'Zurück zu {time}',
  jumped: 'Jetzt bei {time}',

  timeline: 'Simulierte Zeit',
  tradesSoFar: 'Erfundene Geschäfte bisher:',

  more: 'Mehr',
  skipBy: 'Sprungweite',
  minute: '1 min',
  hour: '1 h',
  day: '1 Tag',

  speed: 'Tempo',
  times: '{speed}×',
  waits: 'Auf dieser Seite läuft die Uhr nur, solange das Skript läuft.',
};
