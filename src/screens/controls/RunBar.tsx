import { cleanText } from '../../address';
import { isRunName } from '../../engine';
import { fill } from '../../i18n';
import { useMoment } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import { ScenarioBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { useLanguage } from '../language/language';
import { ControlsPanel, fetchControls, fetchDeceive } from '../later/lazy';
import { useOpenDialog } from '../page/openDialog';
import * as styles from './RunBar.module.css';

/** Enough of a seed to recognise it; all of it stands in the panel. */
const MAX_SEED_CHARACTERS = 28;

/** Beside the label: which run this is, the door to its controls, and to what such pages are made for. */
export function RunBar() {
  const { texts } = useLanguage();
  const seed = useMoment((moment) => moment.session.run.seed);
  const [dialog, setDialog] = useOpenDialog();
  const fair = useMoment((moment) => moment.session.run.scenario);
  const name = isRunName(seed) ? seed : fill(texts.quoted, { text: cleanText(seed, MAX_SEED_CHARACTERS) });
  const warm = (fetch: () => Promise<unknown>) => {
    const soon = () => void fetch().catch(() => undefined);
    return { onPointerEnter: soon, onFocus: soon, 'aria-haspopup': 'dialog' } as const;
  };
  return (
    <section className={`run-slot ${styles.bar}`} aria-label={texts.runBar}>
      <a className={styles.skip} href="#figures">
        {texts.skip}
      </a>
      <p className={styles.run}>
        <span className={styles.word}>{texts.seed}</span> <bdi className={styles.seed}>{name}</bdi>{' '}
        {fair && <ScenarioBadge>{texts.fair}</ScenarioBadge>}
      </p>
      <Button className={styles.deceive} onClick={() => setDialog('deceive')} {...warm(fetchDeceive)}>
        <Icon name="eye" />
        <span className={styles.words}>{texts.deceive}</span>
      </Button>
      <Button onClick={() => setDialog('controls')} {...warm(fetchControls)}>
        <Icon name="controls" />
        <span>{texts.controls}</span>
      </Button>
      {dialog === 'controls' && <ControlsPanel />}
    </section>
  );
}
