import { Button, HeadLink, Icon, useDialogButton, useSessionStore, useTexts } from '@simulation/dashboard';
import * as styles from './doors.module.css';
import { doorTexts } from './texts/doors';

/** Beside the label. */
export function BarDoor() {
  const texts = useTexts(doorTexts);
  return (
    <Button variant="quiet" {...useDialogButton('explanation')}>
      <Icon name="question" />
      <span className={`remark ${styles.why}`}>{texts.why} </span>
      <span className="word">{texts.explanation}</span>
    </Button>
  );
}

/** Beside the way to the help. */
export function WorriedLink() {
  const { worried } = useTexts(doorTexts);
  return <HeadLink dialog="checklist" text={worried} />;
}

/** Loads nothing ahead: Withdraw's answer may open under the pointer, and causes no request (INV-16). */
function useAnswerButton(dialog: 'checklist' | 'explanation') {
  const { dispatch } = useSessionStore();
  return { 'aria-haspopup': 'dialog', onClick: () => dispatch({ type: 'openDialog', dialog }) } as const;
}

/** A row of Withdraw's answer. */
export function WorriedRow() {
  const { worried } = useTexts(doorTexts);
  return (
    <Button variant="leads" {...useAnswerButton('checklist')}>
      {worried}
    </Button>
  );
}

/** The main button of Withdraw's answer. */
export function ExplanationButton() {
  const { explanation } = useTexts(doorTexts);
  return (
    <Button variant="solid" {...useAnswerButton('explanation')}>
      {explanation}
    </Button>
  );
}
