import { Button, Icon, useDialogButton, useSessionStore, useTexts } from '@simulation/dashboard';
import * as styles from './doors.module.css';
import { doorTexts } from './texts/doors';

/** Beside the label. */
export function BarDoor() {
  const texts = useTexts(doorTexts);
  return (
    <Button variant="quiet" {...useDialogButton('explanation')}>
      <Icon name="question" />
      <span className={styles.why}>{texts.why} </span>
      <span className="word">{texts.explanation}</span>
    </Button>
  );
}

/** Beside what the page is for. */
export function HeadDoor() {
  const { paidAlready } = useTexts(doorTexts);
  return (
    <button type="button" className={`target ${styles.help}`} {...useDialogButton('help')}>
      {paidAlready}
    </button>
  );
}

/** Loads nothing ahead: Withdraw's answer may open under the pointer, and causes no request (INV-16). */
function useAnswerButton(dialog: 'help' | 'checklist' | 'explanation') {
  const { dispatch } = useSessionStore();
  return { 'aria-haspopup': 'dialog', onClick: () => dispatch({ type: 'openDialog', dialog }) } as const;
}

/** Rows of Withdraw's answer. */
export function HelpRows() {
  const { paidAlready, worried } = useTexts(doorTexts);
  return (
    <>
      <Button variant="leads" {...useAnswerButton('help')}>
        {paidAlready}
      </Button>
      <Button variant="leads" {...useAnswerButton('checklist')}>
        {worried}
      </Button>
    </>
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

/** Beside what tells of somebody else: for who needs help themself. */
export function MyselfButton() {
  const { myself } = useTexts(doorTexts);
  return (
    <Button variant="quiet" {...useDialogButton('help')}>
      {myself}
    </Button>
  );
}
