import { type ComponentProps, useEffect } from 'react';
import { ControlSheets } from '../features/controls/ControlSheets';
import { LanguageChoice } from '../features/controls/LanguageChoice';
import { ResetLink } from '../features/controls/ResetLink';
import { RunForm } from '../features/controls/RunForm';
import { RunLinks } from '../features/controls/RunLinks';
import { ThemeChoice } from '../features/controls/ThemeChoice';
import { DigestChoice } from '../features/digest/DigestChoice';
import { ExportSection } from '../features/export/ExportSection';
import { PlaybackControls } from '../features/playback/PlaybackControls';
import { EmbedDialog } from '../features/share/EmbedDialog';
import { LinkSection } from '../features/share/LinkSection';
import { WorrySection } from '../features/share/WorrySection';
import { onDemand } from '../features/shared/onDemand/onDemand';
import { DraftContext, FROM_THE_START, MomentContext } from '../features/shared/shareChoice';
import { useRunState } from '../features/shared/useRunState';
import { useStoreState } from '../store/react/useSession';
import { selectDialog } from '../store/selectors';

const contents: ComponentProps<typeof ControlSheets>['contents'] = {
  play: () => <PlaybackControls />,
  run: () => (
    <>
      <RunForm />
      <RunLinks />
    </>
  ),
  share: () => (
    <>
      <LinkSection />
      <WorrySection />
      <ExportSection />
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

const fetchQr = () => import('../features/classroom/QrDialog');
const fetchClassList = () => import('../features/classroom/ClassListDialog');
const QrDialog = onDemand('dialog', async () => (await fetchQr()).QrDialog);
const ClassListDialog = onDemand('dialog', async () => (await fetchClassList()).ClassListDialog);

/** The sheets of the controls with all that they contain, and what is open over them. */
export function Controls() {
  const dialog = useStoreState(selectDialog);
  const moment = useRunState(() => FROM_THE_START); // a moment belongs to its run
  const draft = useRunState(() => false);
  useEffect(() => {
    // Imported again when rendered
    if (dialog === 'share') Promise.all([fetchQr(), fetchClassList()]).catch(() => undefined);
  }, [dialog]);
  return (
    <MomentContext value={moment}>
      <DraftContext value={draft}>
        <ControlSheets contents={contents} />
      </DraftContext>
      {dialog === 'share/qr' && <QrDialog />}
      {dialog === 'share/classList' && <ClassListDialog />}
      {dialog === 'share/embed' && <EmbedDialog />}
    </MomentContext>
  );
}
