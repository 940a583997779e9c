import { dialogOnDemand, type Extra, onDemand } from '@simulation/dashboard';
import { MomentProvider } from './MomentProvider';
import { scenes } from './scenes';

/** Links, QR codes, class lists, frames and files of a run. */
export const share: Extra = {
  name: 'share',
  places: { share: onDemand('section', async () => (await import('./ShareSheet')).ShareSheet) },
  dialogs: {
    'share/qr': dialogOnDemand(async () => (await import('./classroom/QrDialog')).QrDialog),
    'share/classList': dialogOnDemand(
      async () => (await import('./classroom/ClassListDialog')).ClassListDialog,
    ),
    'share/embed': dialogOnDemand(async () => (await import('./link/EmbedDialog')).EmbedDialog),
  },
  scenes,
  ControlsProvider: MomentProvider,
};
