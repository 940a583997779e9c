import type { en } from '../en/away';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  stoodStill: 'Solange diese Seite ruhte, stand die simulierte Zeit still.',
  offline: 'Ohne Netz lässt sich die andere Seite nicht öffnen. Diese läuft weiter.',
  updated:
    'Diese Seite wurde aktualisiert. In Version {ours} der Simulation hat dieser Lauf andere Zahlen als in Version {theirs}.',
};
