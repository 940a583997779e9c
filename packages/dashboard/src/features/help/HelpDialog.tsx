import { Dialog } from '../../honesty/Dialog/Dialog';
import { DialogAbout } from '../../honesty/Dialog/DialogHead';
import { useLanguage } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { Place } from '../../store/react/Place';
import { HelpSteps } from './HelpSteps';

/**
 * Help for somebody who has paid: one press from the head of the page and from Withdraw's answer. It is in the script
 * of the page, so that no file can be missing for it. A sheet that an extra prints may replace the steps on paper.
 */
export function HelpDialog() {
  const { texts } = useLanguage();
  return (
    <Dialog title={texts.paidAlready} onClose={useCloseDialog()}>
      <div className="prose tight" data-help="">
        <DialogAbout className="remark ink">{texts.help.about}</DialogAbout>
        <Place name="helpFirst" />
        <div className="prose tight" data-steps="">
          <HelpSteps />
        </div>
      </div>
      <Place name="help" />
    </Dialog>
  );
}
