import { Button, useActions, useTexts } from '@simulation/dashboard';
import { Fragment, useState } from 'react';
import { helpTexts } from '../texts/help';
import * as styles from './CallSheetView.module.css';
import { ContactList } from './Contacts';
import { callSheet, sheetInText } from './callSheet';
import { comeIntoSight } from './comeIntoSight';
import type { Country } from './contacts';
import type { Paid } from './paid';

type CallSheetProps = {
  paid: Paid;
  country: Country | undefined;
  isMinor: boolean;
};

/** The sheet for the call, to be read from, printed or copied. */
export function CallSheetView({ paid, country, isMinor }: CallSheetProps) {
  const help = useTexts(helpTexts);
  const { copyText, today } = useActions();
  const [copied, setCopied] = useState<boolean>();
  const sheet = callSheet(paid, country, isMinor, help);
  const { todo, ready, tell, trust, print, copy } = help.sheet;
  return (
    <section className={`prose tight ${styles.sheet}`} data-call-sheet="" aria-label={sheet.title}>
      <h3 ref={comeIntoSight} tabIndex={-1} className="title">
        {sheet.title}
      </h3>
      <p className="box strong">{sheet.opening}</p>
      {sheet.say.map(({ whom, sentence }) => (
        <Fragment key={whom}>
          <h4>{whom}</h4>
          <p className={styles.say}>{sentence}</p>
        </Fragment>
      ))}
      {sheet.besides.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <h4>{country === undefined ? tell : `${tell}: ${help.countries[country]}`}</h4>
      <ContactList contacts={sheet.tell}>{trust}</ContactList>
      <h4>{todo}</h4>
      <ol className="listed">
        {sheet.todo.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4>{ready}</h4>
      <ul className="listed">
        {sheet.ready.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {sheet.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <div className="row screen-only">
        <Button onClick={() => window.print()}>{print}</Button>
        <Button onClick={() => void copyText(sheetInText(sheet, help, today())).then(setCopied)}>
          {copy}
        </Button>
        <p role="status">{copied !== undefined && (copied ? help.sheet.copied : help.sheet.byHand)}</p>
      </div>
    </section>
  );
}
