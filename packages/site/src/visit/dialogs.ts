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

/** The sheet of the controls that is open: the dialog itself, or the one that it lies over, which is before its slash. */
export function sheetOf(dialog: DialogName | undefined): Sheet | undefined {
  return SHEETS.find((sheet) => sheet === dialog?.split('/')[0]);
}
