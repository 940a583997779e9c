import { dialogOnDemand, type Extra, onDemand } from '@simulation/dashboard';
import { BarDoor, ExplanationButton, WorriedLink, WorriedRow } from './doors';
import { CallQuestion } from './help/CallQuestion';
import { scenes } from './scenes';

const fetchHelp = () => import('./help/Help');
const explained = dialogOnDemand(
  async () => (await import('./explanation/GuidedExplanation')).GuidedExplanation,
);

/** How fake sites trick people, step by step; whom to call after a payment, and what helps somebody who worries. */
export const explanation: Extra = {
  name: 'explanation',
  places: {
    bar: BarDoor,
    head: WorriedLink,
    withdraw: WorriedRow,
    withdrawMain: ExplanationButton,
    moreShare: onDemand('section', async () => (await import('./worry/WorrySection')).WorrySection),
    helpFirst: CallQuestion,
    help: onDemand('section', async () => (await fetchHelp()).CallContacts),
    helpOnPaper: onDemand('section', async () => (await fetchHelp()).ContactsOnPaper),
    register: onDemand('section', async () => (await fetchHelp()).Register),
  },
  dialogs: {
    explanation: explained,
    checklist: dialogOnDemand(async () => (await fetchHelp()).ChecklistDialog),
  },
  scenes,
  preload: fetchHelp,
  prefetch: explained.load,
};
