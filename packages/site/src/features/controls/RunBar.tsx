import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import * as styles from './RunBar.module.css';

/** Beside the label: the buttons of the guided explanation and of the controls. */
export function RunBar() {
  const { texts } = useLanguage();
  const explanation = useDialogButton('explanation');
  const controls = useDialogButton('play');
  return (
    <section className={`run-slot screen-only ${styles.bar}`} aria-label={texts.runBar}>
      <a className={`sr-only ${styles.skip}`} href="#figures">
        {texts.skip}
      </a>
      <Button variant="quiet" {...explanation}>
        <Icon name="question" />
        <span className={styles.why}>{texts.why} </span>
        <span className="word">{texts.explanation}</span>
      </Button>
      <Button variant="quiet" {...controls}>
        <Icon name="controls" />
        <span className="word">{texts.controls}</span>
      </Button>
    </section>
  );
}
