import { dialogOnDemand, type Extra, onDemand } from '@simulation/dashboard';
import { BarDoor, ExplanationButton, HeadDoor, HelpRows, MyselfButton } from './doors';
import { HelpDialog } from './help/HelpDialog';
import { scenes } from './scenes';

const fetchHelp = () => import('./help/Help');

/** What the help has beside its steps. */
const fetchCallHelp = async () => (await fetchHelp()).CallHelp;

const CallHelp = onDemand('section', fetchCallHelp);

/** How fake sites trick people, step by step; help for somebody who has paid, and for somebody who worries. */
export const explanation: Extra = {
  name: 'explanation',
  places: {
    bar: BarDoor,
    head: HeadDoor,
    withdraw: HelpRows,
    withdrawMain: ExplanationButton,
    moreShare: onDemand('section', async () => (await import('./worry/WorrySection')).WorrySection),
    myself: MyselfButton,
    helpOnPaper: onDemand('section', async () => (await fetchHelp()).Help),
    register: onDemand('section', async () => (await fetchHelp()).Register),
  },
  dialogs: {
    explanation: dialogOnDemand(
      async () => (await import('./explanation/GuidedExplanation')).GuidedExplanation,
    ),
    help: { load: fetchCallHelp, Component: () => <HelpDialog CallHelp={CallHelp} /> },
    checklist: dialogOnDemand(async () => (await import('./help/Checklist')).ChecklistDialog),
  },
  scenes,
  preload: ['help'],
  prefetch: ['explanation'],
};
