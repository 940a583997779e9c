import type { Locale } from './texts';

/** What is said of a link that another version of the engine made. */
export const versionTexts: Readonly<Record<Locale, { title: string; about: string; open: string }>> = {
  en: {
    title: 'This link belongs to another version',
    about:
      'It was made with version {theirs} of this simulation; this is version {ours}, where the same seed gives a different run. So the run of the link is not shown.',
    open: 'Show the run of version {ours} instead',
  },
  de: {
    title: 'Dieser Link gehört zu einer anderen Version',
    about:
      'Er stammt aus Version {theirs} dieser Simulation; dies ist Version {ours}, in der derselbe Seed einen anderen Lauf ergibt. Deshalb wird der Lauf des Links nicht gezeigt.',
    open: 'Stattdessen den Lauf von Version {ours} zeigen',
  },
};
