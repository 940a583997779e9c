import { createElement, type ReactNode } from 'react';
import { DigestChoice } from '../features/controls/DigestChoice';
import { DraftContext } from '../features/controls/draft';
import { LanguageChoice } from '../features/controls/LanguageChoice';
import { ResetLink } from '../features/controls/ResetLink';
import { RunForm } from '../features/controls/RunForm';
import { RunLinks } from '../features/controls/RunLinks';
import { ThemeChoice } from '../features/controls/ThemeChoice';
import { PlaybackControls } from '../features/playback/PlaybackControls';
import { useRunState } from '../features/shared/useRunState';
import { Dialog } from '../honesty/Dialog/Dialog';
import { controlsTexts } from '../i18n/controls';
import { extraDialog, hasSheet, useExtras } from '../store/react/extras';
import { useLanguage, useTexts } from '../store/react/language';
import { useCloseDialog } from '../store/react/openDialog';
import { Place } from '../store/react/Place';
import { useSessionStore, useStoreState } from '../store/react/useSession';
import { selectDialog } from '../store/selectors';
import { SegmentedControl } from '../ui/SegmentedControl/SegmentedControl';
import { SHEETS, type Sheet, sheetOf } from '../visit/dialogs';
import * as styles from './Controls.module.css';

const contents: Readonly<Record<Sheet, () => ReactNode>> = {
  play: () => <PlaybackControls />,
  run: () => (
    <>
      <RunForm />
      <RunLinks />
    </>
  ),
  share: () => (
    <>
      <Place name="share" />
      <Place name="moreShare" />
    </>
  ),
  settings: () => (
    <>
      <LanguageChoice />
      <ThemeChoice />
      <DigestChoice />
      <ResetLink />
      <PrivacyNote />
    </>
  ),
};

function PrivacyNote() {
  const texts = useTexts(controlsTexts);
  return <p className="remark">{texts.privacy}</p>;
}

/** A sheet begins at its start, wherever the one before was scrolled to. */
const showStart = (sheet: HTMLElement | null) => sheet?.closest('dialog')?.scrollTo({ top: 0 });

/** The controls: short sheets in one dialog, which change places in it, and what is open over them. */
export function Controls() {
  const extras = useExtras();
  const { dispatch } = useSessionStore();
  const dialog = useStoreState(selectDialog) ?? '';
  const sheet = sheetOf(dialog) ?? 'play';
  const { texts: page } = useLanguage();
  const { sheets: names } = useTexts(controlsTexts);
  const draft = useRunState(() => false);
  const sheets = SHEETS.filter((id) => hasSheet(id, extras));
  const Over = extraDialog(dialog, extras)?.Component;
  const all = (
    <DraftContext value={draft}>
      <Dialog
        title={page.controls}
        layout="side"
        belowTitle={
          <div className={styles.tabs}>
            <SegmentedControl
              label={page.controls}
              options={sheets.map((id) => ({ id, text: names[id] }))}
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
      {Over && <Over />}
    </DraftContext>
  );
  return extras.reduce<ReactNode>(
    (inner, { ControlsProvider: Provider }) => (Provider ? createElement(Provider, null, inner) : inner),
    all,
  );
}
