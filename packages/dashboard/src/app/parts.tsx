import { HelpDialog } from '../features/help/HelpDialog';
import { dialogOnDemand, onDemand } from '../features/shared/onDemand/onDemand';
import { WithdrawDialog } from '../features/withdraw/WithdrawDialog';
import {
  type Extra,
  extraDialog,
  hasSheet,
  type LoadableDialog,
  useExtras,
  usePanel,
} from '../store/react/extras';
import { useStoreState } from '../store/react/useSession';
import { selectDialog, selectExtra } from '../store/selectors';
import { type DialogName, sheetOf } from '../visit/dialogs';
import { openedPage } from './address/location';

/** What waits unseen beside the page, and the spoken digest. */
export async function fetchWatchers() {
  const [{ Away }, { Digest }] = await Promise.all([
    import('../features/away/Away'),
    import('../features/digest/Digest'),
  ]);
  return (
    <>
      <Away />
      {openedPage.route === 'dashboard' && <Digest />}
    </>
  );
}

/** In place of the page, for a link of another version. */
export const VersionScreen = onDemand(
  'section',
  async () => (await import('../features/error/VersionScreen')).VersionScreen,
);

/** In the script of the page: Withdraw causes no request (INV-16), and the help depends on no file. */
const AT_HAND: ReadonlyMap<DialogName, LoadableDialog> = new Map(
  Object.entries({ withdraw: WithdrawDialog, help: HelpDialog }).map(([name, Component]) => [
    name,
    { load: async () => undefined, Component },
  ]),
);

/** One part for all sheets, which change places in it, and for what opens over them. */
const controls = dialogOnDemand(async () => (await import('./Controls')).Controls);

/** The dialog of a name, whoever has it; `undefined` for an unknown name. */
export function dialogOf(name: DialogName, extras: readonly Extra[]): LoadableDialog | undefined {
  const own = AT_HAND.get(name) ?? extraDialog(name, extras);
  const sheet = sheetOf(name);
  if (sheet === undefined) return own;
  if (sheet === name) return hasSheet(sheet, extras) ? controls : undefined;
  return own && { ...controls, load: own.load }; // it lies over its sheet
}

/** The parts that are open: what is beside the page, and the dialog over it. */
export function OpenParts() {
  const extras = useExtras();
  const opened = useStoreState(selectExtra);
  const dialog = useStoreState(selectDialog);
  const isAnswered = dialog === 'withdraw' && opened?.position.answersWithdraw;
  const Panel = usePanel()?.Component;
  const Dialog = dialog === undefined || isAnswered ? undefined : dialogOf(dialog, extras)?.Component;
  return (
    <>
      {Panel && <Panel />}
      {Dialog && <Dialog />}
    </>
  );
}
