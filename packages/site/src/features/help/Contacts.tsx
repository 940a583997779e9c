import { useId } from 'react';
import { fill } from '../../i18n';
import { helpTexts } from '../../i18n/help';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import * as field from '../../ui/TextInput/Field.module.css';
import * as styles from './Contacts.module.css';
import { COUNTRIES, type Contact, type Country, dialled } from './contacts';
import { dayInWords, earliest, isExpired } from './expiry';

type CountrySelectProps = { country: Country | undefined; onChoose: (country: Country) => void };

/** Which country: asked where it is not known, else one control for another. On paper its name. */
export function CountrySelect({ country, onChoose }: CountrySelectProps) {
  const texts = useTexts(helpTexts);
  const id = useId();
  const choose = (value: string) => {
    const chosen = COUNTRIES.find((each) => each === value);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <>
      <div className={`row screen-only ${styles.country}`}>
        <label className={country === undefined ? 'strong' : 'remark'} htmlFor={id}>
          {country === undefined ? texts.country : texts.otherCountry}
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
      {country !== undefined && <p className="print-only strong">{texts.countries[country]}</p>}
    </>
  );
}

/** Contacts with what each is for, the purpose once for those that share it. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  const texts = useTexts(helpTexts);
  const purposes = [...new Set(contacts.map(({ purpose }) => purpose))];
  return (
    <ul>
      {purposes.map((shared) => (
        <li key={shared} className={styles.purpose}>
          <p className="remark">{texts.purposes[shared]}</p>
          {contacts
            .filter(({ purpose }) => purpose === shared)
            .map((contact) => (
              <ContactLine key={contact.name} contact={contact} />
            ))}
        </li>
      ))}
    </ul>
  );
}

/** A contact to be called or opened. An expired number is no link: the reader looks it up first. */
function ContactLine({ contact: { name, tel, sms, link, checked } }: { contact: Contact }) {
  const texts = useTexts(helpTexts);
  const expired = isExpired(checked, useActions().today());
  return (
    <>
      <p className={`row apart ${styles.ways}`}>
        {link === undefined ? (
          <span>{name}</span>
        ) : (
          <a className="target" href={link}>
            {name}
          </a>
        )}
        {tel !== undefined &&
          (expired ? (
            <span className="nowrap">{tel.replaceAll(' ', '\u00a0')}</span>
          ) : (
            <a className={`target nowrap ${styles.number}`} href={`tel:${dialled(tel)}`}>
              {tel.replaceAll(' ', '\u00a0')}
            </a>
          ))}
        {sms !== undefined && !expired && (
          <a
            className="target nowrap"
            href={`sms:${sms.to}?body=${sms.word}`}
          >{`SMS ${sms.to}: ${sms.word}`}</a>
        )}
      </p>
      {expired && <p className="remark">{fill(texts.expired, { day: dayInWords(checked, texts) })}</p>}
      {link !== undefined && <p className="print-only remark">{link}</p>}
    </>
  );
}

/** As of which day the contacts are: the earliest of theirs. */
export function CheckedNote({ contacts }: { contacts: readonly Contact[] }) {
  const texts = useTexts(helpTexts);
  const day = earliest(contacts.map(({ checked }) => checked));
  return day && <p className="remark">{fill(texts.checked, { day: dayInWords(day, texts) })}</p>;
}
