import type { en } from '../en/controls';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  sheets: { play: 'Abspielen', run: 'Lauf', share: 'Teilen', settings: 'Einstellungen' },

  name: 'Name',
  nameHint: 'Leer: erfunden',
  nameHintV: 'Leer: {name}',
  amount: 'Startbetrag',
  trades: 'Geschäfte am Start',
  emptyRandom: 'Leer: zufällig',
  emptyPreset: 'Leer: 181',
  seed: 'Seed (Startwort)',
  seedHint: 'Derselbe Seed, derselbe Lauf',
  // While an extra is open beside the page.
  besideExtra:
    'Das ist der eigene Lauf der Seite. Sie sehen ihn wieder, wenn Sie schließen, was daneben geöffnet ist.',
  newRun: 'Neuer Lauf',
  startAgain: 'Übernehmen und neu starten',
  // Links to the other page.
  toV: 'Analyse nach Skript (EN)',
  toFeed: 'Laufendes Armaturenbrett',
  // Name, market, speed and moment: the theme and the pace of reading aloud stay.
  reset: 'Lauf zurücksetzen',
  // Beside the way to the statistics.
  draft:
    'Was Sie geändert haben, ist noch nicht angewendet: Was sich hier öffnet, gehört zum Lauf auf der Seite.',
  language: 'Sprache',
  appearance: 'Darstellung',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  digest: 'Vorlesen',
  digestAbout:
    'Wie oft ein Screenreader sagt, wie viele simulierte Geschäfte dazukamen und wie hoch der Gesamtbetrag ist. Neue Zeilen werden nicht vorgelesen.',
  digestOff: 'Aus',
  digestOften: 'Alle 10\u00a0s',
  digestSeldom: 'Alle 60\u00a0s',
  privacy: 'Was Sie hier wählen, bleibt in diesem Browser. Die Seite sendet nichts an andere.',

  marketHint: '{from} bis {to}; leer: {standard}',
  onAverage: 'Im Mittel {mean} je Geschäft.',
};
