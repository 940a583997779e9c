import type { Translation } from '../texts';
import type { en } from './en';

/** The texts about showing the page in a frame of another page, in German. */
export const de: Translation<typeof en> = {
  title: 'In eine Seite einbetten',
  about: 'HTML für die eigene Seite. Es zeigt diesen Lauf, mit dem Simulationshinweis im Rahmen.',
  who: 'Seiten dieser Website und Seiten auf dem eigenen Rechner dürfen ihn zeigen. Jede andere Website muss der Betreiber dieser Seite erlauben.',
  sandbox: 'Sandbox: nur Skripte erlauben',
  forbids:
    'In der Sandbox bleibt eine gewählte Darstellung nicht erhalten, es lassen sich keine Dateien speichern, und Links kopiert man von Hand, wenn der Browser die Zwischenablage sperrt. Safari zeigt dort nur den Simulationshinweis.',
  html: 'Code zum Einbetten',
  frameTitle: 'Simulation – alle Zahlen sind erfunden',
  copy: 'Code kopieren',
  copied: 'Code zum Einbetten kopiert',
  byHand: 'Der Browser erlaubt das Kopieren hier nicht. Markieren Sie den Code oben und kopieren Sie ihn.',
  inSandbox:
    'Diese Seite steht in einem Rahmen mit Sandbox: Eine gewählte Darstellung bleibt nicht erhalten, und der Browser verweigert womöglich das Speichern von Dateien.',
};
