import { Button, useDialogButton, useStoreState, useTexts } from '@simulation/dashboard';
import { doorTexts } from '../texts/doors';
import { helpTexts } from '../texts/help';
import { CallSheetView } from './CallSheetView';
import { CheckedNote, ContactList, CountrySelect } from './Contacts';
import { CONTACTS, COUNTRIES, type Contact, type Country, contactsOf, firstContacts } from './contacts';
import type { Paid } from './paid';
import { useCountry } from './useCountry';

export { ChecklistDialog } from './Checklist';

/** Whether the reader comes from what speaks to minors, also where it was left for the help. */
const useIsMinor = () =>
  useStoreState(({ visit }) => (visit.extra ?? visit.leftExtra)?.position.isForMinors === true);

/** The sheet for the call, for where the reader lives. */
export function CallSheet(paid: Paid) {
  const [country] = useCountry();
  return <CallSheetView paid={paid} country={country} isMinor={useIsMinor()} />;
}

/** Whom to call, and the way for somebody who worries. */
export function CallContacts() {
  const texts = useTexts(helpTexts);
  const { worried } = useTexts(doorTexts);
  const isMinor = useIsMinor();
  const [country, setCountry] = useCountry();
  const first = country === undefined ? [] : firstContacts(country, isMinor);

  return (
    <div className="prose tight">
      <CountrySelect country={country} onChoose={setCountry} />
      {first.length > 0 && (
        <div className="box" data-first-contacts="">
          <ContactList contacts={first} />
        </div>
      )}
      {country === 'elsewhere' && <p>{texts.elsewhere}</p>}
      {country !== undefined && <p className="remark">{texts.real}</p>}
      {country !== undefined && <MoreContacts country={country} shown={first} isMinor={isMinor} />}
      <Button variant="leads" className="screen-only" {...useDialogButton('checklist')}>
        {worried}
      </Button>
    </div>
  );
}

/** The contacts of the country, or of all where it is not known. */
export function ContactsOnPaper() {
  const texts = useTexts(helpTexts);
  const [country] = useCountry();
  const isMinor = useIsMinor();
  return (
    <>
      <p>{texts.real}</p>
      {(country === undefined ? COUNTRIES : [country]).map((each) => (
        <section key={each} aria-label={texts.countries[each]}>
          <h3>{texts.countries[each]}</h3>
          {each === 'elsewhere' && <p>{texts.elsewhere}</p>}
          <ContactList contacts={contactsOf(each, isMinor)} />
        </section>
      ))}
    </>
  );
}

/** Where to look a provider up, in one's own country. */
export function Register() {
  const texts = useTexts(helpTexts);
  const [country, setCountry] = useCountry();
  const contacts = country === undefined ? [] : CONTACTS[country].filter(({ purpose }) => purpose === 'warn');
  return (
    <div className="prose tight" data-register="">
      <CountrySelect country={country} onChoose={setCountry} />
      {contacts.length > 0 && (
        <div className="box">
          <p className="remark">{texts.real}</p>
          <ContactList contacts={contacts} />
        </div>
      )}
      {country === 'elsewhere' && <p>{texts.elsewhere}</p>}
    </div>
  );
}

type MoreProps = { country: Country; shown: readonly Contact[]; isMinor: boolean };

/** What is not at the top. */
function MoreContacts({ country, shown, isMinor }: MoreProps) {
  const texts = useTexts(helpTexts);
  const more = contactsOf(country, isMinor).filter((contact) => !shown.includes(contact));
  return (
    <>
      {more.length > 0 && (
        <section className="box" aria-label={texts.more}>
          <h3>{texts.more}</h3>
          <ContactList contacts={more} />
        </section>
      )}
      <CheckedNote contacts={CONTACTS[country]} />
    </>
  );
}
