import { Dialog } from '../../honesty/Dialog/Dialog';
import { DialogAbout } from '../../honesty/Dialog/DialogHead';
import { checklistTexts } from '../../i18n/checklist';
import { useLanguage, useTexts } from '../../store/react/language';
import { useCloseDialog, useDialogButton } from '../../store/react/openDialog';
import { Button } from '../../ui/Button/Button';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import * as styles from './Checklist.module.css';
import { ContactList, CountrySelect } from './Contacts';
import { firstContacts } from './contacts';
import { useCountry } from './useCountry';

/** One screen for somebody who worries about somebody else, with the numbers of the country. Printed alone, on one sheet. */
export function ChecklistDialog() {
  const { texts: page } = useLanguage();
  const texts = useTexts(checklistTexts);
  const [country, setCountry] = useCountry();
  const help = useDialogButton('help');
  return (
    <Dialog title={texts.title} isPrinted onClose={useCloseDialog()}>
      <div className="prose tight" data-checklist="">
        {texts.parts.map(({ title, says }, at) => (
          <section key={title}>
            {at === 0 ? <DialogAbout as="h3">{title}</DialogAbout> : <h3>{title}</h3>}
            {says.length === 1 ? (
              <p>{says[0]}</p>
            ) : (
              <ul className={styles.checks}>
                {says.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {country !== undefined && (
          <div className="box">
            <p className="remark">{texts.real}</p>
            <ContactList contacts={firstContacts(country, false)} />
          </div>
        )}
      </div>
      <CountrySelect country={country} onChoose={setCountry} />
      <DialogFoot
        quiet={
          <Button variant="quiet" {...help}>
            {page.paidAlready}
          </Button>
        }
      >
        <Button variant="solid" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
