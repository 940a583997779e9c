import type { chartsEn } from './charts.en';

/** The texts of curve, pulse and comparison, in German. */
export const chartsDe: Readonly<Record<keyof typeof chartsEn, string>> = {
  caption: 'Simulierter Stand seit dem Start',
  read: 'Simulierte Zeit auf der Kurve',
  table: 'Als Tabelle',
  time: 'Simulierte Zeit',
  total: 'Simulierter Stand',
  summary:
    'Simuliert: von {start} am Start auf {end} nach {time}. Niedrigster Stand {lowest}, höchster {highest}.',

  pulse: 'Simulierte Geschäfte je 5 s',
  pulseSpoken: 'Simulierte Geschäfte je 5 Sekunden in der letzten Minute, ältere zuerst: {counts}',

  won: 'Angeblich gewonnen (erfunden)',
  wonDerived: 'Gewonnene Geschäfte (simuliert)',
  notLosing: 'Konten ohne Verlust (real)',
  notLosingShare: '11-26 %',

  rising: 'Simulierter Gewinn, Sekunde für Sekunde: {figures}',

  whole: '100 %',
};
