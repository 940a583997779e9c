import { useState } from 'react';
import { cleanText } from '../../address';
import { isRunName } from '../../engine';
import { useMoment } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import { ScenarioMark } from '../../ui/Mark/Mark';
import { useLanguage } from '../language/language';
import { ControlsPanel, fetchControls } from '../later/lazy';
import * as styles from './RunBar.module.css';

/** Enough of a seed to recognise it; all of it stands in the panel. */
const SHOWN_LETTERS = 28;

/** Beside the label: which run this is, and the door to its controls. */
export function RunBar({ open: openAtFirst }: { open: boolean }) {
  const { texts } = useLanguage();
  const seed = useMoment((moment) => moment.session.run.seed);
  const fair = useMoment((moment) => moment.session.run.scenario);
  const [open, setOpen] = useState(openAtFirst);
  const shown = isRunName(seed) ? seed : `“${cleanText(seed, SHOWN_LETTERS)}”`;
  const warm = () => void fetchControls().catch(() => undefined);
  return (
    <section className={`run-slot ${styles.bar}`} aria-label={texts.runBar}>
      <a className={styles.skip} href="#figures">
        {texts.skip}
      </a>
      <p className={styles.run}>
        <span className={styles.word}>{texts.run}</span> <bdi className={styles.seed}>{shown}</bdi>{' '}
        {fair && <ScenarioMark>{texts.fair}</ScenarioMark>}
      </p>
      <Button onClick={() => setOpen(true)} onPointerEnter={warm} onFocus={warm} aria-haspopup="dialog">
        <Icon name="controls" />
        <span>{texts.controls}</span>
      </Button>
      {open && <ControlsPanel onClose={() => setOpen(false)} />}
    </section>
  );
}
