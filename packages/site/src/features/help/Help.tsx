import { useState } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { DialogAbout } from '../../honesty/Dialog/DialogHead';
import { helpTexts } from '../../i18n/help';
import { useLanguage, useTexts } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { Button } from '../../ui/Button/Button';
import { CONTACTS, COUNTRIES, type Contact, type Country, countryOf } from './contacts';
import * as styles from './Help.module.css';

/** Help for somebody who has paid: one press from wherever the page speaks of fraud. Printed alone. */
export function HelpDialog() {
  return (
    <Dialog title={useLanguage().texts.paidAlready} onClose={useCloseDialog()}>
      <Help />
    </Dialog>
  );
}

/** Three steps after a payment, in order, what may come back, and whom to call in which country. Printed for that country. */
export function Help() {
  const texts = useTexts(helpTexts);
  const [country, setCountry] = useCountry();
  return (
    <div className="prose" data-help="">
      <DialogAbout>{texts.about}</DialogAbout>
      <ol className={`stack tight strong ${styles.steps}`}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CountryChoice country={country} onChoose={setCountry} />
      <Contacts country={country} />
      <h3>{texts.moneyTitle}</h3>
      <ul className={`stack tight ${styles.money}`}>
        {texts.money.map((way) => (
          <li key={way}>{way}</li>
        ))}
        {(country === 'de' || country === 'uk') && <li>{texts.rules[country]}</li>}
      </ul>
      <p>{texts.identity}</p>
      <p>
        {texts.again} {texts.talk}
      </p>
      <p className="remark">{texts.checked}</p>
    </div>
  );
}

/** Where to look a provider up, in one's own country. */
export function Register() {
  const [country, setCountry] = useCountry();
  return (
    <div className="prose" data-register="">
      <CountryChoice country={country} onChoose={setCountry} />
      <Contacts country={country} purpose="warn" />
    </div>
  );
}

function useCountry() {
  const { locale } = useLanguage();
  return useState<Country | undefined>(() => countryOf(navigator.languages, locale));
}

type ChoiceProps = { country: Country | undefined; onChoose: (country: Country) => void };

function CountryChoice({ country, onChoose }: ChoiceProps) {
  const texts = useTexts(helpTexts);
  return (
    <div className="screen-only stack tight" role="group" aria-label={texts.country}>
      <p className="strong" aria-hidden="true">
        {texts.country}
      </p>
      <div className="row">
        {COUNTRIES.map((id) => (
          <Button
            key={id}
            variant={id === country ? 'solid' : 'outline'}
            aria-pressed={id === country}
            onClick={() => onChoose(id)}
          >
            {texts.countries[id]}
          </Button>
        ))}
      </div>
    </div>
  );
}

type ContactsProps = {
  country: Country | undefined;
  /** Only those with this purpose. */
  purpose?: Contact['purpose'];
};

/** The contacts of a country. While none is chosen, paper has those of all. */
function Contacts({ country, purpose }: ContactsProps) {
  const texts = useTexts(helpTexts);
  return COUNTRIES.filter((id) => country === undefined || id === country).map((id) => {
    const contacts = CONTACTS[id].filter((contact) => purpose === undefined || contact.purpose === purpose);
    const purposes = [...new Set(contacts.map((contact) => contact.purpose))];
    return (
      <section
        key={id}
        className={country === undefined ? `print-only box ${styles.contacts}` : `box ${styles.contacts}`}
        aria-label={texts.countries[id]}
      >
        <h3 className="print-only">{texts.countries[id]}</h3>
        {id === 'elsewhere' && <p>{texts.elsewhere}</p>}
        {contacts.length > 0 && (
          <ul>
            {purposes.map((shared) => (
              <li key={shared} className={styles.purpose}>
                <p className="remark">{texts.purposes[shared]}</p>
                {contacts
                  .filter((contact) => contact.purpose === shared)
                  .map((contact) => (
                    <ContactLine key={contact.name} contact={contact} />
                  ))}
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  });
}

function ContactLine({ contact: { name, tel, link } }: { contact: Contact }) {
  return (
    <>
      <p className={`row apart ${styles.ways}`}>
        {link === undefined ? (
          name
        ) : (
          <a className="target" href={link}>
            {name}
          </a>
        )}
        {tel !== undefined && (
          <a className="target strong nowrap" href={`tel:${tel.replaceAll(' ', '')}`}>
            {tel.replaceAll(' ', '\u00a0')}
          </a>
        )}
      </p>
      {link !== undefined && <p className="print-only">{link}</p>}
    </>
  );
}
