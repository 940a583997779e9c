import { onDemand, partOnDemand } from '../features/shared/onDemand/onDemand';
import { WithdrawDialog } from '../features/withdraw/WithdrawDialog';
import { type Extra, type Part, useExtras } from '../store/react/extras';
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

/** In the script of the page: Withdraw causes no request (INV-16). */
const withdraw: Part = { load: async () => undefined, Component: WithdrawDialog };

/** One part for all sheets, which change places in it, and for what opens over them. */
const controls = partOnDemand('dialog', async () => (await import('./Controls')).Controls);

/** The dialog of a name, whoever has it; `undefined` for an unknown name. */
export function dialogOf(name: DialogName, extras: readonly Extra[]): Part | undefined {
  if (name === 'withdraw') return withdraw;
  if (name === 'share' && !extras.some(({ places }) => places?.share ?? places?.moreShare)) return undefined;
  const own = extras.find(({ dialogs }) => dialogs && Object.hasOwn(dialogs, name))?.dialogs?.[name];
  if (sheetOf(name) === undefined) return own;
  return own === undefined && name.includes('/') ? undefined : withBoth(controls, own);
}

/** What lies over a sheet is rendered with the sheet. */
const withBoth = (sheet: Part, over: Part | undefined): Part => ({
  ...sheet,
  load: () => Promise.all([sheet.load(), over?.load()]),
});

/** The parts that are open: what is beside the page, and the dialog over it. */
export function OpenParts() {
  const extras = useExtras();
  const opened = useStoreState(selectExtra);
  const dialog = useStoreState(selectDialog);
  const isAnswered = dialog === 'withdraw' && opened?.position.answersWithdraw;
  const Panel = extras.find(({ name }) => name === opened?.name)?.panel?.Component;
  const Dialog = dialog === undefined || isAnswered ? undefined : dialogOf(dialog, extras)?.Component;
  return (
    <>
      {Panel && <Panel />}
      {Dialog && <Dialog />}
    </>
  );
}
