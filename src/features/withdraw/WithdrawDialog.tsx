import { Dialog } from '../../honesty/Dialog/Dialog';
import { DialogAbout } from '../../honesty/Dialog/DialogHead';
import type { TextKey } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useOpenDialog } from '../../store/react/openDialog';
import { Button } from '../../ui/Button/Button';
import { type Rules, useRules } from '../shared/market';
import { PlayStory } from '../shared/PlayStory';
import * as styles from './WithdrawDialog.module.css';

/** Compares this page with fake ones. */
const PATTERNS: Readonly<Record<Rules, TextKey>> = {
  rising: 'withdrawRising',
  losing: 'withdrawFalling',
  script: 'withdrawScript',
};

/** There is nothing to withdraw: the tempting button is where the trick is explained. */
export function WithdrawDialog() {
  const { texts } = useLanguage();
  const rules = useRules();
  const gloss = texts.glosses.withdraw;
  const [, setDialog] = useOpenDialog();
  return (
    <Dialog title={texts.withdrawTitle} onClose={() => setDialog(undefined)}>
      <div className={styles.text}>
        <DialogAbout>{texts.withdrawInvented}</DialogAbout>
        <p>{texts[PATTERNS[rules]]}</p>
        <p>{texts.withdrawAdvice}</p>
        {gloss && (
          <p>
            {texts.withdraw} – {gloss}
          </p>
        )}
      </div>
      <div className={`buttons ${styles.foot}`}>
        <Button
          variant="quiet"
          className={styles.story}
          onClick={() => setDialog('help')}
          aria-haspopup="dialog"
        >
          {texts.paidAlready}
        </Button>
        <PlayStory className={styles.story} />
        {/* Loads nothing ahead: the dialog may open under the pointer, and Withdraw causes no request (INV-16). */}
        <Button variant="solid" onClick={() => setDialog('explanation')} aria-haspopup="dialog">
          {texts.explanation}
        </Button>
      </div>
    </Dialog>
  );
}
