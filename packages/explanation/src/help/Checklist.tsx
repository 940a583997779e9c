import {
  Button,
  CopyByHand,
  Dialog,
  DialogAbout,
  MyselfButton,
  useCloseDialog,
  useCopy,
  useDialogButton,
  useTexts,
} from '@simulation/dashboard';
import { type ChecklistTexts, checklistTexts } from '../texts/checklist';
import { helpTexts } from '../texts/help';
import { useMessage } from '../worry/useMessage';
import * as styles from './Checklist.module.css';
import { ContactList, CountrySelect } from './Contacts';
import { checklistContacts } from './contacts';
import { useCountry } from './useCountry';

/**
 * One screen for somebody who worries about somebody else, with the numbers of the country. Printed alone, on one
 * sheet.
 */
export function ChecklistDialog() {
  const texts = useTexts(checklistTexts);
  const { real } = useTexts(helpTexts);
  const [country, setCountry] = useCountry();
  const { share } = texts;
  const { message } = useMessage();
  const [outcome, copy] = useCopy();
  const parts = texts.parts.slice(0, -1);
  const clerk = texts.parts.at(-1);
  return (
    <Dialog title={texts.title} onClose={useCloseDialog()}>
      <div className="prose tight" data-checklist="">
        {parts.map((part) => (
          <Part key={part.title} {...part} isFirst={part === parts[0]} />
        ))}
        {country !== undefined && (
          <div className="box">
            <p className="remark">{real}</p>
            <ContactList contacts={checklistContacts(country)} />
          </div>
        )}
        {clerk && <Part {...clerk} />}
      </div>
      <CountrySelect country={country} onChoose={setCountry} />
      {/* Not in a foot that stays: it would cover a part of a number, or of the country. */}
      <div className="row screen-only">
        <Button variant="solid" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button onClick={() => void copy(message)}>{share.copy}</Button>
        <Button {...useDialogButton('explanation')}>{texts.signs}</Button>
        <MyselfButton />
        <p role="status">{outcome?.copied && <span key={outcome.times}>{share.copied}</span>}</p>
      </div>
      {outcome?.copied === false && <CopyByHand label={share.byHand} text={message} />}
    </Dialog>
  );
}

type PartProps = ChecklistTexts['parts'][number] & { isFirst?: boolean };

/** A heading that runs into its text, or stands above a list. */
function Part({ title, says, isFirst = false }: PartProps) {
  const [first] = says;
  return (
    <section className={says.length === 1 ? styles.runIn : ''}>
      {isFirst ? <DialogAbout as="h3">{title}</DialogAbout> : <h3>{title}</h3>}{' '}
      {says.length === 1 ? (
        <p>{first}</p>
      ) : (
        <ul className="listed">
          {says.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
