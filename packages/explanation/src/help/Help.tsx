import { Button, useStoreState, useTexts } from '@simulation/dashboard';
import { type Ref, useState } from 'react';
import { helpTexts } from '../texts/help';
import { CallSheetView } from './CallSheetView';
import { CheckedNote, ContactList, CountrySelect } from './Contacts';
import { PAID_BY, PAID_WHEN, type Paid } from './callSheet';
import { comeIntoSight } from './comeIntoSight';
import { CONTACTS, COUNTRIES, type Contact, type Country, contactsOf, firstContacts } from './contacts';
import { useCountry } from './useCountry';

/** Whether the reader comes from what speaks to minors, also where it was left for the help. */
const useIsMinor = () =>
  useStoreState(({ visit }) => (visit.extra ?? visit.leftExtra)?.position.isForMinors === true);

/** Whom to call first, two taps to a sheet for the call, and the other contacts of the country. */
export function CallHelp() {
  const texts = useTexts(helpTexts);
  const isMinor = useIsMinor();
  const [country, setCountry] = useCountry();
  const [by, setBy] = useState<Paid['by']>();
  const [when, setWhen] = useState<Paid['when']>();
  const paid = by && when && { by, when };
  const first = country === undefined ? [] : firstContacts(country, isMinor);

  return (
    <div className="prose tight">
      <CountrySelect country={country} onChoose={setCountry} />
      {country !== undefined && <p className="remark">{texts.real}</p>}
      {first.length > 0 && (
        <div className="box" data-first-contacts="">
          {country === 'elsewhere' && <p>{texts.elsewhere}</p>}
          <ContactList contacts={first} />
        </div>
      )}
      <Choice
        label={texts.how}
        name="paid-by"
        options={PAID_BY.map((id) => ({ id, text: texts.ways[id] }))}
        chosen={by}
        onChoose={setBy}
      />
      {by !== undefined && (
        <Choice
          label={texts.when}
          name="paid-when"
          options={PAID_WHEN.map((id) => ({ id, text: texts.times[id] }))}
          chosen={when}
          ref={comeIntoSight}
          onChoose={setWhen}
        />
      )}
      {paid && <CallSheetView key={`${by} ${when}`} paid={paid} country={country} isMinor={isMinor} />}
      {country !== undefined && <MoreContacts country={country} shown={first} isMinor={isMinor} />}
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

type ChoiceProps<Id extends string> = {
  label: string;
  /** Of the attribute that has what a button stands for. */
  name: 'paid-by' | 'paid-when';
  options: readonly { readonly id: Id; readonly text: string }[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
  ref?: Ref<HTMLDivElement>;
};

function Choice<Id extends string>({ label, name, options, chosen, onChoose, ref }: ChoiceProps<Id>) {
  return (
    <div ref={ref} tabIndex={-1} className="screen-only stack tight" role="group" aria-label={label}>
      <p className="strong" aria-hidden="true">
        {label}
      </p>
      <div className="row">
        {options.map(({ id, text }) => (
          <Button
            key={id}
            {...{ [`data-${name}`]: id }}
            variant={id === chosen ? 'solid' : 'outline'}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {text}
          </Button>
        ))}
      </div>
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
