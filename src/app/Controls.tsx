import { type ComponentProps, useEffect } from 'react';
import { ControlSheets } from '../features/controls/ControlSheets';
import { LanguageChoice } from '../features/controls/LanguageChoice';
import { RunForm } from '../features/controls/RunForm';
import { ThemeChoice } from '../features/controls/ThemeChoice';
import { DigestChoice } from '../features/digest/DigestChoice';
import { ExportSection } from '../features/export/ExportSection';
import { PlaybackControls } from '../features/playback/PlaybackControls';
import { EmbedDialog } from '../features/share/EmbedDialog';
import { LinkSection } from '../features/share/LinkSection';
import { useStoreState } from '../store/react/useSession';
import { selectDialog } from '../store/selectors';
import { lazyComponent } from './lazyComponent';
import { partNotice } from './PartNotice';

const contents: ComponentProps<typeof ControlSheets>['contents'] = {
  play: () => <PlaybackControls />,
  run: () => <RunForm />,
  share: () => (
    <>
      <LinkSection />
      <ExportSection />
    </>
  ),
  settings: () => (
    <>
      <LanguageChoice />
      <ThemeChoice />
      <DigestChoice />
    </>
  ),
};

/** The dialogs for a class. */
const fetchClassroom = () => import('./classroom');
const QrDialog = lazyComponent(async () => (await fetchClassroom()).QrDialog, partNotice('dialog'));
const ClassListDialog = lazyComponent(
  async () => (await fetchClassroom()).ClassListDialog,
  partNotice('dialog'),
);

/** The sheets of the controls with all that they contain, and what is open over them. */
export function Controls() {
  const dialog = useStoreState(selectDialog);
  useEffect(() => {
    if (dialog === 'share') fetchClassroom().catch(() => undefined); // imported again when it is rendered
  }, [dialog]);
  return (
    <>
      <ControlSheets contents={contents} />
      {dialog === 'share/qr' && <QrDialog />}
      {dialog === 'share/classList' && <ClassListDialog />}
      {dialog === 'share/embed' && <EmbedDialog />}
    </>
  );
}
