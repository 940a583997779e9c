import { Dialog } from '../../honesty/Dialog/Dialog';
import type { TextKey } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { useSessionStore } from '../../store/react/useSession';
import { Button } from '../../ui/Button/Button';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import type { DialogName } from '../../visit/dialogs';
import { type Rules, useRules } from '../shared/market';
import { PlayStory } from '../shared/PlayStory';
import { Emptied } from './Emptied';

/** Compares this page with fake ones. */
const PATTERNS: Readonly<Record<Rules, TextKey>> = {
  rising: 'withdrawRising',
  losing: 'withdrawFalling',
  script: 'withdrawScript',
};

/** There is nothing to withdraw, in two figures: the tempting button is where the trick is explained. */
export function WithdrawDialog() {
  const { texts } = useLanguage();
  const rules = useRules();
  const gloss = texts.glosses.withdraw;
  const { dispatch } = useSessionStore();
  /** Loads nothing ahead: the dialog may open under the pointer, and Withdraw causes no request (INV-16). */
  const opens = (dialog: DialogName) =>
    ({ 'aria-haspopup': 'dialog', onClick: () => dispatch({ type: 'openDialog', dialog }) }) as const;
  return (
    <Dialog title={texts.withdrawTitle} onClose={useCloseDialog()}>
      <Emptied />
      <div className="prose">
        <p>{texts[PATTERNS[rules]]}</p>
        <p>{texts.withdrawAdvice}</p>
        {gloss && (
          <p>
            {texts.withdraw} – {gloss}
          </p>
        )}
      </div>
      <DialogFoot
        rows={
          <>
            <Button variant="leads" {...opens('help')}>
              {texts.paidAlready}
            </Button>
            <Button variant="leads" {...opens('checklist')}>
              {texts.worried}
            </Button>
            <PlayStory />
          </>
        }
      >
        <Button variant="solid" {...opens('explanation')}>
          {texts.explanation}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
