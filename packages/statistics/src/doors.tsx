import { Button, useDialogButton, useTexts } from '@simulation/dashboard';
import type { MouseEvent } from 'react';
import { doorTexts } from './texts/doors';

/** In the sheet of the run. */
export function RunDoor() {
  const texts = useTexts(doorTexts);
  return <Button {...useDialogButton('statistics')}>{texts.statistics}</Button>;
}

/** Beneath where a figure comes from. */
export function OriginDoor() {
  const texts = useTexts(doorTexts);
  const button = useDialogButton('statistics');
  const open = ({ currentTarget }: MouseEvent) => {
    // First: the focus comes back to the button of the popover when the dialog closes.
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    button.onClick();
  };
  return (
    <Button {...button} variant="leads" onClick={open}>
      {texts.statistics}
    </Button>
  );
}
