import { useEffect, useRef } from 'react';
import { ANALYSIS_STEPS, analysisProgress } from '../../engine';
import { fill } from '../../i18n';
import { overlay } from '../../i18n/script';
import { useMoment } from '../../store/useSession';
import { Modal } from '../../ui/Modal/Modal';
import { useMotion } from '../../ui/motion/useMotion';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar';
import { say } from '../../ui/Status/say';
import { sayWhenNoticed } from '../../ui/Status/timing';
import { StepList } from '../../ui/StepList/StepList';
import { PauseButton } from '../feed/PauseButton';
import { SimulationLabel } from '../label/SimulationLabel';
import * as styles from './AnalysisOverlay.module.css';

/** The scripted analysis, full-screen. It says what it is: a script that looks at no market. */
export function AnalysisOverlay() {
  const step = useMoment(({ session: { mode } }) =>
    mode.kind === 'script' && mode.state.name === 'analyzing' ? mode.state.step : ANALYSIS_STEPS,
  );
  const done = useMoment(
    ({ session: { mode } }) => mode.kind === 'script' && mode.state.name === 'announcing',
  );
  const percent = useMoment(({ session: { mode, now } }) =>
    mode.kind === 'script' ? (analysisProgress(mode.state, now) ?? 0) : 0,
  );
  const timeStands = useMoment(({ paused, withheld }) => paused || withheld);
  useMotion(!done && !timeStands); // the bar moves, ten times in a simulated second
  const start = useRef<HTMLDivElement>(null);
  const steps = overlay.steps.slice(0, step);
  const toldToStay = useRef(false);
  const spoken = done
    ? overlay.result
    : fill(overlay.step, {
        step: String(step),
        steps: String(ANALYSIS_STEPS),
        text: overlay.steps[step - 1] ?? '',
      });

  useEffect(() => sayWhenNoticed(spoken), [spoken]);

  const tellToStay = () => {
    if (!toldToStay.current) say(overlay.closesItself);
    toldToStay.current = true;
  };

  return (
    <Modal title={overlay.title} label={<SimulationLabel />} place="cover" first={start} onStay={tellToStay}>
      <div ref={start} tabIndex={-1} className={styles.stage}>
        <p className={styles.scripted}>{overlay.scripted}</p>
        <ProgressBar label={overlay.progress} percent={percent} />
        <StepList steps={steps} done={done} places={ANALYSIS_STEPS} />
        <p className={styles.result}>{done ? overlay.result : ''}</p>
        <div className={styles.foot}>
          <p className={styles.closes}>{overlay.closesItself}</p>
          <PauseButton />
        </div>
      </div>
    </Modal>
  );
}
