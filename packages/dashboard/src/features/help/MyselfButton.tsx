import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { Button } from '../../ui/Button/Button';

/** Beside what tells of somebody else: for who needs help themself. */
export function MyselfButton() {
  const { texts } = useLanguage();
  return (
    <Button variant="quiet" {...useDialogButton('help')}>
      {texts.myself}
    </Button>
  );
}
