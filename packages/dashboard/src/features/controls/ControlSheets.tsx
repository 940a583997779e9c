import type { ReactNode } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { controlsTexts } from '../../i18n/controls';
import { hasSheet, useExtras } from '../../store/react/extras';
import { useLanguage, useTexts } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectDialog } from '../../store/selectors';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { SHEETS, type Sheet, sheetOf } from '../../visit/dialogs';
import * as styles from './ControlSheets.module.css';

/** A sheet begins at its start, wherever the one before was scrolled to. */
const showStart = (sheet: HTMLElement | null) => sheet?.closest('dialog')?.scrollTo({ top: 0 });

type ControlSheetsProps = {
  contents: Readonly<Record<Sheet, () => ReactNode>>;
};

/** The controls: short sheets in one dialog, which change places in it. */
export function ControlSheets({ contents }: ControlSheetsProps) {
  const { dispatch } = useSessionStore();
  const dialog = useStoreState(selectDialog);
  const sheet = sheetOf(dialog) ?? 'play';
  const { texts: page } = useLanguage();
  const { sheets: texts } = useTexts(controlsTexts);
  const extras = useExtras();
  const sheets = SHEETS.filter((id) => hasSheet(id, extras));

  return (
    <Dialog
      title={page.controls}
      layout="side"
      belowTitle={
        <div className={styles.tabs}>
          <SegmentedControl
            label={page.controls}
            options={sheets.map((id) => ({ id, text: texts[id] }))}
            chosen={sheet}
            onChoose={(chosen) => dispatch({ type: 'openDialog', dialog: chosen })}
          />
        </div>
      }
      onClose={useCloseDialog()}
    >
      <div key={sheet} ref={showStart} />
      {/* The fields of a run keep what is written in them. */}
      {sheets
        .filter((id) => id === sheet || id === 'run')
        .map((id) => (
          <div key={id} hidden={id !== sheet} className="stack loose">
            {contents[id]()}
          </div>
        ))}
    </Dialog>
  );
}
