import {
  Button,
  CopyByHand,
  type FileFormat,
  ProgressBar,
  Section,
  savingTexts,
  selectNow,
  selectRunKey,
  useLanguage,
  useRunState,
  useSaveFile,
  useSessionStore,
  useTexts,
} from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { formatCount } from '@simulation/engine/format';
import { type MouseEvent, useRef } from 'react';
import { exportTexts } from '../texts/export';
import { exportFile } from './exportFile';
import { SPREADSHEET_TRADES } from './tradesFile';

/** All trades of the run as a file. */
export function ExportSection() {
  const language = useLanguage();
  const { locale, texts: page } = language;
  const texts = useTexts(exportTexts);
  const saving = useTexts(savingTexts);
  const store = useSessionStore();
  const { percent, ended, save, cancel } = useSaveFile();
  /** The number of trades, where a CSV file was asked for that no spreadsheet opens whole. */
  const [tooMany, setTooMany] = useRunState<number | null>(() => null, selectRunKey);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const csvButton = useRef<HTMLButtonElement>(null);
  const counts = {
    trades: formatCount(tooMany ?? 0, locale),
    most: formatCount(SPREADSHEET_TRADES, locale),
  };

  const start = (pressed: HTMLButtonElement | null, format: FileFormat, newest = false) => {
    setTooMany(null);
    const state = store.getState();
    void save(exportFile(state, format, newest, language), selectNow(state), () => {
      // The cancel button disappears; its focus returns to the button that started the export.
      if (document.activeElement === cancelButton.current) pressed?.focus();
    });
  };

  const startCsv = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { closed } = store.getState().session.account;
    if (closed > SPREADSHEET_TRADES) setTooMany(closed);
    else start(currentTarget, 'csv');
  };

  const choose = (newest: boolean) => {
    csvButton.current?.focus(); // the chosen button leaves
    start(csvButton.current, 'csv', newest);
  };

  const busy = percent !== null;
  return (
    <Section title={texts.title}>
      <p>{texts.about}</p>
      <div className="row">
        <Button ref={csvButton} aria-disabled={busy} onClick={startCsv}>
          {texts.csv}
        </Button>
        <Button aria-disabled={busy} onClick={({ currentTarget }) => start(currentTarget, 'json')}>
          {texts.json}
        </Button>
      </div>
      {percent !== null && (
        <>
          <p>{fill(texts.making, { percent: String(percent) })}</p>
          <ProgressBar label={texts.progress} percent={percent} />
          <Button ref={cancelButton} onClick={cancel}>
            {page.cancel}
          </Button>
        </>
      )}
      <p role="status">
        {tooMany === null
          ? ended !== null && fill(saving[ended.outcome], { file: ended.file })
          : fill(texts.tooLong, counts)}
      </p>
      {tooMany !== null && (
        <div className="row">
          <Button onClick={() => choose(true)}>{fill(texts.newest, counts)}</Button>
          <Button onClick={() => choose(false)}>{fill(texts.all, counts)}</Button>
          <Button
            onClick={() => {
              setTooMany(null);
              csvButton.current?.focus();
            }}
          >
            {page.cancel}
          </Button>
        </div>
      )}
      {tooMany === null && ended?.text !== undefined && <CopyByHand label={saving.copy} text={ended.text} />}
    </Section>
  );
}
