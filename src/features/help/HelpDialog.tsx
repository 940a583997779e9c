import { Dialog } from '../../honesty/Dialog/Dialog';
import { helpTexts } from '../../i18n/help';
import { useLanguage } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { Help } from './Help';

export { Help };

/** Help for somebody who has paid: one press from wherever the page speaks of fraud. Printed alone. */
export function HelpDialog() {
  const { locale } = useLanguage();
  return (
    <Dialog title={helpTexts[locale].title} isPrinted onClose={useCloseDialog()}>
      <Help />
    </Dialog>
  );
}
