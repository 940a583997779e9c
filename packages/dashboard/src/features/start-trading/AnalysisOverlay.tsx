import { ANALYSIS_STEPS, analysisProgress } from '@simulation/engine';
import { useRef } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { DialogAbout } from '../../honesty/Dialog/DialogHead';
import { overlay } from '../../i18n/en/script';
import { useStoreState } from '../../store/react/useSession';
import { selectNow, selectPaused, selectScriptState } from '../../store/selectors';
import { Icon } from '../../ui/icons/Icon';
import { useMotion } from '../../ui/motion/useMotion';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar';
import { announce } from '../../ui/Status/announce';
import { useElapsed } from '../../ui/scheduling/useElapsed';
import { PauseButton } from '../shared/PauseButton';
import * as styles from './AnalysisOverlay.module.css';
import { Guilloche } from './Guilloche';
import { ScriptTimeLeft } from './ScriptTimeLeft';

/** What is in a status before a reader has noticed that is not heard: the first step comes in anew (milliseconds). */
const HEARD_AFTER_MS = 250;

/** The scripted analysis, full-screen. It says that it is a script and analyzes no market. */
export function AnalysisOverlay() {
  const script = useStoreState(selectScriptState) ?? { name: 'idle' };
  const step = script.name === 'analyzing' ? script.step : ANALYSIS_STEPS;
  const done = script.name === 'announcing';
  const percent = useStoreState((state) => analysisProgress(script, selectNow(state)) ?? 0);
  const timeStands = useStoreState((state) => selectPaused(state) || state.withheld);
  useMotion(!done && !timeStands); // the bar moves, ten times in a simulated second
  const steps = overlay.steps.slice(0, step);
  const isHeard = useElapsed(HEARD_AFTER_MS);
  const closeRefusalAnnounced = useRef(false);

  const onCloseRefused = () => {
    if (!closeRefusalAnnounced.current) announce(overlay.closesItself);
    closeRefusalAnnounced.current = true;
  };

  return (
    <Dialog title={overlay.title} layout="fullScreen" onCloseRefused={onCloseRefused}>
      <div className={`column ${styles.stage}`}>
        <DialogAbout className={`strong ${styles.scripted}`}>{overlay.scripted}</DialogAbout>
        <Guilloche percent={percent} />
        {/* Each step is heard when it begins, and no percentages: a reader is silent about a bar in a status. */}
        <div className={styles.progress} role="status" aria-atomic="false">
          <ProgressBar label={overlay.progress} percent={percent} />
          <ol className={styles.steps}>
            {steps.map((text, at) => {
              const ticked = done || at < steps.length - 1;
              return (
                <li key={text} className={`strong ${styles.step}`} data-done={ticked}>
                  <span className={`disc ${styles.sign}`}>
                    <Icon name={ticked ? 'check' : 'running'} />
                  </span>
                  <span key={String(isHeard)}>{text}</span>
                </li>
              );
            })}
          </ol>
        </div>
        <p className={`figure ${styles.result}`} data-shown={done}>
          {done ? overlay.result : ''}
        </p>
        <div className={`row ${styles.foot}`}>
          <p className="remark">
            {overlay.closesItself} <ScriptTimeLeft />
          </p>
          <PauseButton />
        </div>
      </div>
    </Dialog>
  );
}
