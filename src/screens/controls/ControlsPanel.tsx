import { useRef } from 'react';
import { controlsTextsOf } from '../../i18n/controlsTexts';
import { useMoment } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Section } from '../../ui/Section/Section';
import { DigestChoice } from '../digest/DigestChoice';
import { ExportSection } from '../export/ExportSection';
import { SimulationLabel } from '../label/SimulationLabel';
import { useLanguage } from '../language/language';
import { LinkSection } from '../link/LinkSection';
import { useOpenDialog } from '../page/openDialog';
import { Transport } from '../transport/Transport';
import * as styles from './ControlsPanel.module.css';
import { RunForm } from './RunForm';
import { SceneLinks } from './SceneLinks';
import { ThemeChoice } from './ThemeChoice';

/** The player of the run, what the run is made from, and what can be done with it. */
export function ControlsPanel() {
  const [, setDialog] = useOpenDialog();
  const onClose = () => setDialog(undefined);
  const { locale, texts: page } = useLanguage();
  const texts = controlsTextsOf(locale);
  const onV = useMoment(({ session }) => session.run.route === 'v');
  const play = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      title={texts.title}
      label={<SimulationLabel />}
      layout="side"
      initialFocus={play}
      onClose={onClose}
    >
      <Transport playRef={play} />
      <RunForm onOpened={onClose} />
      <LinkSection />
      <ExportSection />
      <ThemeChoice />
      {/* On /v every event is a status message of its own. */}
      {!onV && <DigestChoice />}
      <Section title={texts.explanations}>
        <div className={styles.doors}>
          <Button aria-haspopup="dialog" onClick={() => setDialog('lesson')}>
            {page.statistics}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setDialog('deceive')}>
            {page.deceive}
          </Button>
        </div>
      </Section>
      <SceneLinks />
      <div className={styles.foot}>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  );
}
