import { createElement, type ReactNode } from 'react';
import { ControlSheets } from '../features/controls/ControlSheets';
import { DraftContext } from '../features/controls/draft';
import { LanguageChoice } from '../features/controls/LanguageChoice';
import { ResetLink } from '../features/controls/ResetLink';
import { RunForm } from '../features/controls/RunForm';
import { RunLinks } from '../features/controls/RunLinks';
import { ThemeChoice } from '../features/controls/ThemeChoice';
import { DigestChoice } from '../features/digest/DigestChoice';
import { PlaybackControls } from '../features/playback/PlaybackControls';
import { useRunState } from '../features/shared/useRunState';
import { extraDialog, useExtras } from '../store/react/extras';
import { Place } from '../store/react/Place';
import { useStoreState } from '../store/react/useSession';
import { selectDialog } from '../store/selectors';
import type { Sheet } from '../visit/dialogs';

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
    </>
  ),
};

/** The sheets of the controls with all that they contain, and what is open over them. */
export function Controls() {
  const extras = useExtras();
  const dialog = useStoreState(selectDialog) ?? '';
  const draft = useRunState(() => false);
  const Over = extraDialog(dialog, extras)?.Component;
  const all = (
    <DraftContext value={draft}>
      <ControlSheets contents={contents} />
      {Over && <Over />}
    </DraftContext>
  );
  return extras.reduce<ReactNode>(
    (inner, { ControlsProvider: Provider }) => (Provider ? createElement(Provider, null, inner) : inner),
    all,
  );
}
