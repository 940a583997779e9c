import { isWhole } from './fieldsOf';

/** The sheets of the controls. `share` is there where an extra stands in it. */
export const SHEETS = ['play', 'run', 'share', 'settings'] as const;

export type Sheet = (typeof SHEETS)[number];

/** What may be open over the page: a name of the dashboard's own (`app/parts.tsx`), or of an extra. */
export type DialogName = string;

/** Of a visit that the browser has kept, what is open in its entry, and how many entries that has added. */
export function parseDialogs(
  { dialog: written, dialogEntries }: Readonly<Record<string, unknown>>,
  entry: number,
  isDialog: (name: string) => boolean,
): { readonly dialog: DialogName | undefined; readonly dialogEntries: number } {
  const dialog = parseDialog(written, isDialog);
  return { dialog, dialogEntries: dialog && isWhole(dialogEntries) ? Math.min(dialogEntries, entry) : 0 };
}

export const parseDialog = (written: unknown, isDialog: (name: string) => boolean): DialogName | undefined =>
  typeof written === 'string' && isDialog(written) ? written : undefined;

/**
 * The sheet of the controls that is open: the dialog itself, or the one that it lies over, which is before its slash.
 */
export function sheetOf(dialog: DialogName | undefined): Sheet | undefined {
  return SHEETS.find((sheet) => sheet === dialog?.split('/')[0]);
}
