import { Dialog } from '../../honesty/Dialog/Dialog';
import type { TextKey } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useCloseDialog, useDialogButton } from '../../store/react/openDialog';
import { Place, usePlace } from '../../store/react/Place';
import { Button } from '../../ui/Button/Button';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { type Rules, useRules } from '../shared/market';
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
  const rows = (
    <>
      <Button variant="leads" {...useDialogButton('help')}>
        {texts.paidAlready}
      </Button>
      <Place name="withdraw" />
    </>
  );
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
      <DialogFoot rows={rows}>{usePlace('withdrawMain')}</DialogFoot>
    </Dialog>
  );
}
