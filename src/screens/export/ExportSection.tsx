import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { ENGINE_VERSION } from '../../engine';
import { tradesUntil } from '../../engine/replay';
import { csvPieces, jsonPieces } from '../../format/exportRows';
import { fileName } from '../../format/fileName';
import { fill, labelSentence } from '../../i18n';
import { type ExportTexts, exportTextsOf } from '../../i18n/exportTexts';
import { useSessionStore } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar';
import { Section } from '../../ui/Section/Section';
import { type FileInTheMaking, useActions } from '../controls/actions';
import { useLanguage } from '../language/language';
import * as styles from './ExportSection.module.css';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** All trades of the run as a file. It is made from the run anew: the session keeps only the latest ten. */
export function ExportSection() {
  const { locale, currency, texts: page } = useLanguage();
  const texts = exportTextsOf(locale);
  const { slicing } = useActions();
  const store = useSessionStore();
  const [percent, setPercent] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const making = useRef<AbortController | null>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  // Nobody sees a file in the making once the panel is closed.
  useEffect(() => () => making.current?.abort(), []);

  const save = async (ending: keyof typeof TYPES, pressed: HTMLButtonElement) => {
    if (making.current !== null) return;
    const { run, now } = store.getMoment().session;
    const trades = tradesUntil(run, now);
    const head = {
      note: labelSentence(page),
      engineVersion: ENGINE_VERSION,
      seed: run.seed,
      route: run.route,
      scenario: run.scenario,
    };
    const pieces =
      ending === 'csv'
        ? csvPieces(trades, currency, wordsOf(texts, run.scenario))
        : jsonPieces(trades, currency, head);
    const file: FileInTheMaking = {
      name: fileName(run.scenario === undefined ? run.seed : `${run.scenario}-${run.seed}`, locale, ending),
      type: TYPES[ending],
      pieces,
    };
    const controller = new AbortController();
    making.current = controller;
    setSaid('');
    try {
      const { saveFile } = await slicing();
      const onSlice = (at: number) => setPercent(now === 0 ? 0 : Math.floor((at * 100) / now));
      const saved = await saveFile(file, onSlice, controller.signal);
      setSaid(saved ? fill(texts.saved, { file: file.name }) : texts.cancelled);
    } catch {
      setSaid(texts.failed);
    }
    making.current = null;
    // The button to cancel leaves; who stands on it goes back to where this began.
    if (document.activeElement === cancel.current) pressed.focus();
    setPercent(null);
  };

  const button = (ending: keyof typeof TYPES) => (
    <Button
      aria-disabled={percent !== null}
      onClick={(event: MouseEvent<HTMLButtonElement>) => void save(ending, event.currentTarget)}
    >
      {texts[ending]}
    </Button>
  );

  return (
    <Section title={texts.title}>
      <p>{texts.about}</p>
      <div className={styles.buttons}>
        {button('csv')}
        {button('json')}
      </div>
      {percent !== null && (
        <div className={styles.making}>
          <p>{fill(texts.making, { percent: String(percent) })}</p>
          <div className={styles.bar}>
            <ProgressBar label={texts.progress} percent={percent} />
          </div>
          <Button ref={cancel} onClick={() => making.current?.abort()}>
            {texts.cancel}
          </Button>
        </div>
      )}
      <p role="status">{said}</p>
    </Section>
  );
}

/** The specified run's file has no column for the scenario; any other says in each row which one it is. */
function wordsOf(texts: ExportTexts, scenario: string | undefined) {
  const { yes, simulated, number, seconds, instrument, buy, sell, profit, currency, uuid } = texts;
  const columns = [simulated, number, seconds, instrument, buy, sell, profit, currency, uuid];
  return { yes, scenario, columns: scenario === undefined ? columns : [...columns, texts.scenario] };
}
