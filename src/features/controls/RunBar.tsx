import { cleanText } from '../../address';
import { isRunName } from '../../engine';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import { ScenarioBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { useMarketKind } from '../shared/scenario';
import * as styles from './RunBar.module.css';

/** Enough of a seed to recognise it; the panel shows all of it. */
const MAX_SEED_CHARACTERS = 28;

/** Beside the label: which run this is, and the buttons of the controls and of the guided explanation. */
export function RunBar() {
  const { texts } = useLanguage();
  const seed = useStoreState((state) => state.session.run.seed);
  const explanation = useDialogButton('explanation');
  const controls = useDialogButton('controls');
  const market = useMarketKind();
  const name = isRunName(seed) ? seed : fill(texts.quoted, { text: cleanText(seed, MAX_SEED_CHARACTERS) });
  return (
    <section className={`run-slot ${styles.bar}`} aria-label={texts.runBar}>
      <a className={styles.skip} href="#figures">
        {texts.skip}
      </a>
      <p className={styles.run}>
        <span className={styles.word}>{texts.seed}</span> <bdi className={styles.seed}>{name}</bdi>{' '}
        {market && <ScenarioBadge>{texts[market]}</ScenarioBadge>}
      </p>
      <Button className={styles.deceive} {...explanation}>
        <Icon name="eye" />
        <span className={styles.words}>{texts.deceive}</span>
      </Button>
      <Button {...controls}>
        <Icon name="controls" />
        <span>{texts.controls}</span>
      </Button>
    </section>
  );
}
