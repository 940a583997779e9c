import { useActions, useLink, useTexts, whyUnreachable } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { checklistTexts } from '../texts/checklist';

/** What is sent: to whom one worries about, and the sheet to others who worry. */
export function useMessage() {
  const { share } = useTexts(checklistTexts);
  const { site } = useActions();
  const toLink = useLink();
  // A file of this computer opens nowhere else.
  const hasLink = site.hasLinks && whyUnreachable(window.location) !== 'file';
  const linkTo = (scene: string) =>
    hasLink ? new URL(toLink('dashboard', { scene }), window.location.href).href : '';
  return {
    hasLink,
    /** Of the sheet. */
    link: linkTo('checklist'),
    /** Leads to how such sites work: the sheet speaks of its reader to somebody else. */
    message: fill(share.sentence, { link: linkTo('deceive') }).trim(),
  };
}
