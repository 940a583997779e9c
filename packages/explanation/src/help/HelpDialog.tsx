import {
  Dialog,
  DialogAbout,
  SegmentedControl,
  useCloseDialog,
  useSessionStore,
  useTexts,
} from '@simulation/dashboard';
import type { ComponentType } from 'react';
import { doorTexts } from '../texts/doors';

/**
 * Help for somebody who has paid: one press from wherever the page speaks of fraud. Its three steps are in the first
 * script, so that no file can be missing for them. Printed alone; a sheet for the call then replaces the steps.
 *
 * @param CallHelp what is loaded beside the steps
 */
export function HelpDialog({ CallHelp }: { CallHelp: ComponentType }) {
  const texts = useTexts(doorTexts);
  return (
    <Dialog title={texts.paidAlready} onClose={useCloseDialog()}>
      <HelpFor chosen="help" />
      <div className="prose tight" data-help="">
        <DialogAbout className="remark">{texts.help.about}</DialogAbout>
        <div className="prose tight" data-steps="">
          <Steps />
        </div>
      </div>
      <CallHelp />
    </Dialog>
  );
}

/** Who needs help: it is asked first, so that nobody reads what is for others. */
export function HelpFor({ chosen }: { chosen: 'help' | 'checklist' }) {
  const texts = useTexts(doorTexts);
  const { dispatch } = useSessionStore();
  return (
    <div className="screen-only">
      <SegmentedControl
        label={texts.help.whom}
        options={[
          { id: 'help', text: texts.help.paid },
          { id: 'checklist', text: texts.help.worried },
        ]}
        chosen={chosen}
        onChoose={(dialog) => dialog !== chosen && dispatch({ type: 'openDialog', dialog })}
      />
    </div>
  );
}

/** The offer that comes next, and three steps after a payment, in order. */
export function Steps() {
  const { help } = useTexts(doorTexts);
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
