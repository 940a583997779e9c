import { type ReactNode, type RefObject, useRef } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { controlsTexts } from '../../i18n/controls';
import { useLanguage } from '../../store/react/language';
import { useDialogButton, useOpenDialog } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { Button } from '../../ui/Button/Button';
import { Section } from '../../ui/Section/Section';
import * as styles from './ControlsPanel.module.css';
import { RunForm } from './RunForm';
import { SceneLinks } from './SceneLinks';
import { ThemeChoice } from './ThemeChoice';

type ControlsPanelProps = {
  /** The player; it puts the ref on the button that gets the focus first. */
  playback: (playRef: RefObject<HTMLButtonElement | null>) => ReactNode;
  /** Link and frame of the run. */
  share: ReactNode;
  /** Files of its trades. */
  exports: ReactNode;
  /** How often new trades are announced. */
  digest: ReactNode;
};

/** The player of the run, what the run is made from, and what can be done with it. */
export function ControlsPanel({ playback, share, exports, digest }: ControlsPanelProps) {
  const [, setDialog] = useOpenDialog();
  const statistics = useDialogButton('statistics');
  const explanation = useDialogButton('explanation');
  const onClose = () => setDialog(undefined);
  const { locale, texts: page } = useLanguage();
  const texts = controlsTexts[locale];
  const onV = useStoreState(({ session }) => session.run.route === 'v');
  const play = useRef<HTMLButtonElement>(null);

  return (
    <Dialog title={page.controls} layout="side" initialFocus={play} onClose={onClose}>
      {playback(play)}
      <RunForm onOpened={onClose} />
      {share}
      {exports}
      <ThemeChoice />
      {/* On /v every event is a status message of its own. */}
      {!onV && digest}
      <Section title={texts.explanations}>
        <div className={styles.doors}>
          <Button {...statistics}>{page.statistics}</Button>
          <Button {...explanation}>{page.deceive}</Button>
        </div>
      </Section>
      <SceneLinks />
      <div className={styles.foot}>
        <Button onClick={onClose}>{page.close}</Button>
      </div>
    </Dialog>
  );
}
