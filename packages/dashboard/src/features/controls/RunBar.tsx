import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { Place } from '../../store/react/Place';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import * as styles from './RunBar.module.css';

/** Beside the label: the button of the controls, after those of the extras. */
export function RunBar() {
  const { texts } = useLanguage();
  const controls = useDialogButton('play');
  return (
    <section className={`run-slot screen-only ${styles.bar}`} aria-label={texts.runBar}>
      <a className={`sr-only strong ${styles.skip}`} href="#figures">
        {texts.skip}
      </a>
      <Place name="bar" />
      <Button variant="quiet" {...controls}>
        <Icon name="controls" />
        <span className="word">{texts.controls}</span>
      </Button>
    </section>
  );
}
