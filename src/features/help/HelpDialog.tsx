import { useRef } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { helpTexts } from '../../i18n/help';
import { useLanguage } from '../../store/react/language';
import { useOpenDialog } from '../../store/react/openDialog';
import { Button } from '../../ui/Button/Button';
import { Help } from './Help';

export { Help };

/** Help for somebody who has paid: one press from wherever the page speaks of fraud. Printed alone. */
export function HelpDialog() {
  const { locale, texts: page } = useLanguage();
  const [, setDialog] = useOpenDialog();
  const close = useRef<HTMLButtonElement>(null);
  const onClose = () => setDialog(undefined);
  return (
    <Dialog title={helpTexts[locale].title} isPrinted onClose={onClose} initialFocus={close}>
      <Help />
      <div className="buttons screen-only">
        <Button variant="solid" ref={close} onClick={onClose}>
          {page.close}
        </Button>
      </div>
    </Dialog>
  );
}
