import type { en } from '../en/version';
import type { Translation } from '../texts';

export const de: Translation<typeof en> = {
  title: 'Dieser Link gehört zu einer anderen Version',
  about:
    'Er stammt aus Version {theirs} dieser Simulation; dies ist Version {ours}, in der derselbe Seed einen anderen Lauf ergibt. Deshalb wird der Lauf des Links nicht gezeigt.',
  open: 'Stattdessen den Lauf von Version {ours} zeigen',
};
