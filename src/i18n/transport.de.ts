import type { transportEn } from './transport.en';

/** The texts of the clock in the controls panel, in German. */
export const transportDe: Readonly<Record<keyof typeof transportEn, string>> = {
  title: 'Uhr',
  now: 'Simulierte Zeit {time}',
  timeline: 'Simulierte Zeit',
  rewind: '1 min zurück',
  start: 'An den Anfang',
  step: 'Ein Ereignis weiter',
  minute: '1 min vor',
  hour: '1 h vor',
  day: '1 Tag vor',
  live: 'Zurück zu live',
  speed: 'Tempo',
  times: '{speed}×',
  jumped: 'Jetzt bei {time}',
  waits: 'Die Uhr dieser Seite läuft, solange das Skript läuft.',
};
