import { isWhole } from './fields';

/** The sheets of the controls. */
export const SHEETS = ['play', 'run', 'share', 'settings'] as const;

export type Sheet = (typeof SHEETS)[number];

/** What may be open over the page. `runs` are the statistics with many runs counted at once. */
export const DIALOGS = [
  'withdraw',
  ...SHEETS,
  'explanation',
  'statistics',
  'runs',
  'share/qr',
  'share/classList',
  'share/embed',
  'help',
  'checklist',
] as const;

export type DialogName = (typeof DIALOGS)[number];

/** Of a visit that the browser has kept, what is open in its entry, and how many entries that has added. */
export function parseDialogs(
  { dialog: written, dialogEntries }: Readonly<Record<string, unknown>>,
  entry: number,
): { readonly dialog: DialogName | undefined; readonly dialogEntries: number } {
  const dialog = parseDialog(written);
  return { dialog, dialogEntries: dialog && isWhole(dialogEntries) ? Math.min(dialogEntries, entry) : 0 };
}

export const parseDialog = (written: unknown): DialogName | undefined =>
  DIALOGS.find((name) => name === written);

/**
 * The sheet of the controls that is open: the dialog itself, or the one that it lies over, which is before its slash.
 */
export function sheetOf(dialog: DialogName | undefined): Sheet | undefined {
  return SHEETS.find((sheet) => sheet === dialog?.split('/')[0]);
}
