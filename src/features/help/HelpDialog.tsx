import { Dialog } from '../../honesty/Dialog/Dialog';
import { helpTexts } from '../../i18n/help';
import { useTexts } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { Help } from './Help';

export { Help };

/** Help for somebody who has paid: one press from wherever the page speaks of fraud. Printed alone. */
export function HelpDialog() {
  return (
    <Dialog title={useTexts(helpTexts).title} isPrinted onClose={useCloseDialog()}>
      <Help />
    </Dialog>
  );
}
