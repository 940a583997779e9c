import { Button, useActions, useLanguage, useLink, useSaveFile } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { fileName } from '@simulation/engine/format';
import { useState } from 'react';
import { PRACTICE_SCENE } from '../beginning';
import { CASE_SETS, type CaseSet } from '../rules/cases';
import { calendarEntry, writtenDay } from './calendarEntry';
import type { WholePracticeTexts } from './caseText';

/** When to practice again, in weeks, and which set that is, counted from the one that was practiced. */
const LATER = [
  { name: 'week', weeks: 1, sets: 1 },
  { name: 'months', weeks: 13, sets: 2 },
] as const;

/** Two entries for one's own calendar, made here: nobody is asked for an address, and nothing is sent. */
export function CalendarButtons({
  set,
  seed,
  texts,
}: {
  set: CaseSet;
  seed: string;
  texts: WholePracticeTexts;
}) {
  const { dateIn, freshSeed } = useActions();
  const { locale } = useLanguage();
  const toLink = useLink();
  const [link, setLink] = useState('');
  const { ended, save } = useSaveFile();
  const saveEntry = ({ weeks, sets }: (typeof LATER)[number]) => {
    const day = dateIn(weeks);
    const at = CASE_SETS.indexOf(set) + sets;
    const next = CASE_SETS[at % CASE_SETS.length] ?? 1;
    // After the last set of a seed come those of another.
    const scene = {
      seed: at < CASE_SETS.length ? seed : freshSeed(),
      scene: next === 1 ? PRACTICE_SCENE : `story-cases${next}`,
    };
    const url = new URL(toLink('dashboard', scene), window.location.href);
    url.hash = '';
    const { entryTitle: title, entryText: text } = texts;
    const entry = calendarEntry({ title, text, link: url.href, day, now: dateIn(0) });
    const file = fileName(`practice-${writtenDay(day)}`, locale, 'ics');
    const source = { name: file, format: 'ics', pieces: [{ text: entry, at: 0 }] } as const;
    setLink(url.href);
    void save(source, 0);
  };
  return (
    <div className="screen-only stack tight">
      {LATER.map((later) => (
        <Button key={later.name} data-calendar={later.name} onClick={() => saveEntry(later)}>
          {texts.entries[later.name]}
        </Button>
      ))}
      <p className="remark" role="status">
        {ended && fill(ended.outcome === 'saved' ? texts.saved : texts.notSaved, { file: ended.file, link })}
      </p>
    </div>
  );
}
