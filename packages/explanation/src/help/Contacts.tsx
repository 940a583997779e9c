import { field, useActions, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { useId } from 'react';
import { helpTexts } from '../texts/help';
import * as styles from './Contacts.module.css';
import { COUNTRIES, type Contact, type Country, dialled, pageOf } from './contacts';
import { dayInWords, earliest, isExpired } from './expiry';

type CountrySelectProps = {
  country: Country | undefined;
  onChoose: (country: Country) => void;
};

/**
 * Which country: asked where it is not known, else named, and changed in place. On paper, where nothing is chosen, not
 * at all.
 */
export function CountrySelect({ country, onChoose }: CountrySelectProps) {
  const texts = useTexts(helpTexts);
  const id = useId();
  const choose = (value: string) => {
    const chosen = COUNTRIES.find((each) => each === value);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <div className={`row screen-only ${styles.country}`}>
      <label className={country === undefined ? 'strong' : 'remark'} htmlFor={id}>
        {country === undefined ? texts.country : texts.yourCountry}
      </label>
      <select
        id={id}
        className={field.box}
        autoComplete="off"
        value={country ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {country === undefined && <option value="">{texts.chooseCountry}</option>}
        {COUNTRIES.map((each) => (
          <option key={each} value={each}>
            {texts.countries[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Contacts, each with what it is for, and who has no number. */
export function ContactList({ contacts, children }: { contacts: readonly Contact[]; children?: string }) {
  return (
    <ul>
      {contacts.map((contact) => (
        <li key={`${contact.purpose} ${contact.name}`} className={styles.contact}>
          <ContactLine contact={contact} />
        </li>
      ))}
      {children !== undefined && <li className={styles.contact}>{children}</li>}
    </ul>
  );
}

/** A contact to be called or opened. An expired number is no link: the reader looks it up first, on its page. */
function ContactLine({ contact }: { contact: Contact }) {
  const { purpose, name, tel, sms, checked } = contact;
  const texts = useTexts(helpTexts);
  const today = useActions().today();
  const expired = isExpired(checked, today);
  const link = pageOf(contact, today);
  const named = (
    <>
      <span className="remark">{texts.purposes[purpose]} </span>
      <span>
        <span className={link && styles.name}>{name}</span>{' '}
        {link !== undefined && <span className="print-only remark">{link}</span>}
      </span>
    </>
  );
  return (
    <>
      <p className={`row apart ${styles.ways}`}>
        {link === undefined ? (
          <span className={`target ${styles.named}`}>{named}</span>
        ) : (
          <a className={`target ${styles.named}`} href={link}>
            {named}
          </a>
        )}
        {tel !== undefined &&
          (expired ? (
            <span>{tel}</span>
          ) : (
            <a className="target strong large" href={`tel:${dialled(tel)}`}>
              {tel}
            </a>
          ))}
        {sms !== undefined &&
          (expired ? (
            <span>{`SMS ${sms.to}: ${sms.word}`}</span>
          ) : (
            <a className="target" href={`sms:${sms.to}?body=${sms.word}`}>
              {`SMS ${sms.to}: ${sms.word}`}
            </a>
          ))}
      </p>
      {expired && <p className="remark">{fill(texts.expired, { day: dayInWords(checked, texts) })}</p>}
    </>
  );
}

/** As of which day the contacts are: the earliest of theirs. */
export function CheckedNote({ contacts }: { contacts: readonly Contact[] }) {
  const texts = useTexts(helpTexts);
  const day = earliest(contacts.map(({ checked }) => checked));
  return day && <p className="remark">{fill(texts.checked, { day: dayInWords(day, texts) })}</p>;
}
