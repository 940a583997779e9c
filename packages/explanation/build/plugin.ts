import type { Plugin } from 'vite';
import { CONTACTS, COUNTRIES } from '../src/help/contacts';
import { type Day, isCheckDue } from '../src/help/expiry';

/** The contacts whose check is due on a day, each with its country and the day of its last check. */
export function dueContacts(day: Day): readonly string[] {
  return COUNTRIES.flatMap((country) =>
    CONTACTS[country]
      .filter(({ checked }) => isCheckDue(checked, day))
      .map(({ name, checked }) => `${country}: ${name}, checked on ${checked}`),
  );
}

/** Says at the end of a build which contacts expire within two months, or have. It fails nothing. */
export default function warnOfDueContacts(): Plugin {
  return {
    name: 'due-contacts',
    apply: 'build',
    closeBundle() {
      const [year, month = '', day = ''] = new Date().toISOString().slice(0, 10).split('-');
      const due = dueContacts(`${Number(year)}-${month}-${day}`);
      if (due.length > 0)
        console.log(
          `Note: check these contacts (docs/contacts.md), which expire after a year:\n  ${due.join('\n  ')}`,
        );
    },
  };
}
