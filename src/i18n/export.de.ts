import type { exportEn } from './export.en';

/** The texts of the export, in German. */
export const exportDe: Readonly<Record<keyof typeof exportEn, string>> = {
  title: 'Export',
  about: 'Alle Geschäfte dieses Laufs bis jetzt als Datei. In jeder Zeile steht, dass sie simuliert ist.',
  csv: 'Als CSV speichern',
  json: 'Als JSON speichern',
  progress: 'Fortschritt des Exports',
  making: 'Simulierte Geschäfte werden geschrieben: {percent}\u00a0%',
  cancel: 'Abbrechen',
  saved: 'Gespeichert: {file} (simulierte Daten)',
  cancelled: 'Abgebrochen; nichts wurde gespeichert',
  failed: 'Die Datei ließ sich nicht erstellen. Bitte noch einmal versuchen.',

  yes: 'ja',
  simulated: 'simuliert',
  number: 'nummer',
  seconds: 'sekunden',
  instrument: 'instrument',
  buy: 'kauf',
  sell: 'verkauf',
  profit: 'gewinn',
  currency: 'währung',
  uuid: 'uuid',
  scenario: 'szenario',
};
