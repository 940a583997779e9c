import { type ComponentType, useState } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { DialogAbout } from '../../honesty/Dialog/DialogHead';
import { useLanguage } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';

/** What is loaded beside the steps, and tells when a sheet of its own is in their place. */
export type CallHelpProps = { onSheet: (isOpen: boolean) => void };

/**
 * Help for somebody who has paid: one press from wherever the page speaks of fraud. Its three steps are in the first
 * script, so that no file can be missing for them. Printed alone.
 */
export function HelpDialog({ CallHelp }: { CallHelp: ComponentType<CallHelpProps> }) {
  const { texts } = useLanguage();
  const [hasSheet, setHasSheet] = useState(false);
  return (
    <Dialog title={texts.paidAlready} onClose={useCloseDialog()}>
      <div className="prose tight" data-help="">
        <DialogAbout className="remark">{texts.help.about}</DialogAbout>
        {!hasSheet && <Steps />}
      </div>
      <CallHelp onSheet={setHasSheet} />
    </Dialog>
  );
}

/** The offer that comes next, and three steps after a payment, in order. */
export function Steps() {
  const { help } = useLanguage().texts;
  return (
    <>
      <p className="box strong">{help.again}</p>
      <ol className="stack tight listed">
        {help.steps.map(([first, rest]) => (
          <li key={first}>
            <strong className="strong">{first}</strong> {rest}
          </li>
        ))}
      </ol>
    </>
  );
}
