import type { Locale } from './texts';

/** What is said of a link that another version of the engine made. */
export const versionTexts: Readonly<Record<Locale, { title: string; about: string; open: string }>> = {
  en: {
    title: 'This link belongs to another version',
    about:
      'It was made with version {theirs} of this simulation; here is version {ours}. The same seed plays another run now, so the run of the link is not shown.',
    open: 'Show the run of version {ours} instead',
  },
  de: {
    title: 'Dieser Link gehört zu einer anderen Version',
    about:
      'Er stammt aus Version {theirs} dieser Simulation; hier läuft Version {ours}. Dasselbe Startwort ergibt jetzt einen anderen Lauf, deshalb wird der Lauf des Links nicht gezeigt.',
    open: 'Stattdessen den Lauf von Version {ours} zeigen',
  },
};
