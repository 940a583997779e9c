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
    <Dialog title={useLanguage().texts.paidAlready} isPrinted onClose={useCloseDialog()}>
      <Help />
    </Dialog>
  );
}

/** Three steps after a payment, in order, and whom to call in which country. Printed with every country. */
export function Help() {
  const texts = useTexts(helpTexts);
  const [country, setCountry] = useState<Country>(() => countryOf(navigator.languages));
  return (
    <div className={`prose ${styles.help}`} data-help="">
      <DialogAbout>{texts.about}</DialogAbout>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CountryChoice country={country} onChoose={setCountry} />
      {COUNTRIES.map((id) => (
        <section
          key={id}
          className={id === country ? styles.contacts : `print-only ${styles.contacts}`}
          aria-label={texts.countries[id]}
        >
          <h3 className={styles.name}>{texts.countries[id]}</h3>
          {id === 'elsewhere' && <p>{texts.elsewhere}</p>}
          {CONTACTS[id].length > 0 && (
            <ul>
              {CONTACTS[id].map((contact) => (
                <ContactLine key={contact.name} contact={contact} purpose={texts.purposes[contact.purpose]} />
              ))}
            </ul>
          )}
        </section>
      ))}
      <p>{texts.computer}</p>
      <p>{texts.again}</p>
      <p>{texts.talk}</p>
      <p className="remark">{texts.checked}</p>
    </div>
  );
}

/** Where to look a provider up, in one's own country. */
export function Register() {
  const texts = useTexts(helpTexts);
  const [country, setCountry] = useState<Country>(() => countryOf(navigator.languages));
  const registers = CONTACTS[country].filter(({ purpose }) => purpose === 'warn');
  return (
    <div className={`prose ${styles.help}`} data-register="">
      <CountryChoice country={country} onChoose={setCountry} />
      {country === 'elsewhere' ? (
        <p>{texts.elsewhere}</p>
      ) : (
        <ul className={styles.contacts}>
          {registers.map((contact) => (
            <ContactLine key={contact.name} contact={contact} purpose={texts.purposes[contact.purpose]} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CountryChoice({ country, onChoose }: { country: Country; onChoose: (country: Country) => void }) {
  const texts = useTexts(helpTexts);
  return (
    <div className="screen-only row" role="group" aria-label={texts.country}>
      <p className={styles.question} aria-hidden="true">
        {texts.country}
      </p>
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
  );
}

function ContactLine({ contact: { name, tel, link }, purpose }: { contact: Contact; purpose: string }) {
  return (
    <li className={styles.contact}>
      <span className="remark">{purpose}</span>
      <span className={`row ${styles.ways}`}>
        {link === undefined ? name : <a href={link}>{name}</a>}
        {tel !== undefined && (
          <a className={styles.tel} href={`tel:${tel.replaceAll(' ', '')}`}>
            {tel.replaceAll(' ', '\u00a0')}
          </a>
        )}
      </span>
      {link !== undefined && <span className="print-only">{link}</span>}
    </li>
  );
}
