import type { transportEn } from './transport.en';

/** The texts of the clock in the controls panel, in German. */
export const transportDe: Readonly<Record<keyof typeof transportEn, string>> = {
  title: 'Uhr',
  now: 'Simulierte Zeit {time}',
  timeline: 'Simulierte Zeit',
  rewind: '1\u00a0min zurück',
  start: 'An den Anfang',
  step: 'Nächstes Ereignis',
  minute: '1\u00a0min vor',
  hour: '1\u00a0h vor',
  day: '1\u00a0Tag vor',
  live: 'Zum neuesten Zeitpunkt',
  speed: 'Tempo',
  times: '{speed}×',
  jumped: 'Jetzt bei {time}',
  waits: 'Die Uhr dieser Seite läuft, solange das Skript läuft.',
};
