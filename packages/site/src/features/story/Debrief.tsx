import { exactMoney, formatMoney } from '@simulation/engine/format';
import type { ReactNode } from 'react';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { Button } from '../../ui/Button/Button';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { CHAPTERS } from '../../visit/story/chapters';
import type { Move, Progress } from '../../visit/story/progress';
import { keptIn, reviewOf } from '../../visit/story/review';
import type { ChapterId } from '../../visit/story/scenes';
import { endingOf, lostIn, missedIn, type Story, sparedIn } from '../../visit/story/story';
import { MoneyBars } from './MoneyBars';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { chapterText, choiceText, moneyInText, useTelling } from './storyText';

type DebriefProps = {
  progress: Progress;
  /** Whom to call after a payment: on paper, where no button is. */
  help: ReactNode;
  onMove: (move: Move) => void;
};

/** What this player saw, missed and did, what would have come, and help for those who have paid. */
export function Debrief({ progress, help, onMove }: DebriefProps) {
  const tell = useTelling();
  const { texts, locale } = tell;
  const { debrief } = texts;
  const { texts: page } = useLanguage();
  const explanation = useDialogButton('explanation');
  const lost = lostIn(progress);
  const review = reviewOf(progress);
  const returned = review.reduce((sum, chapter) => sum + chapter.returned, 0);
  const stopped = review.find(({ refused }) => refused);
  const spared = stopped && sparedIn(progress);
  const sources = new Set(review.flatMap(({ chapter }) => CHAPTERS[chapter].sources));
  return (
    <>
      <StageTitle>{debrief.title}</StageTitle>
      <div className="prose">
        <p>{debrief.ends[endingOf(progress)]}</p>
        <p>
          {debrief.lost}{' '}
          <UnlessWithheld>
            <data value={exactMoney(lost)} data-story-lost="">
              {formatMoney(lost, locale)}
            </data>
          </UnlessWithheld>{' '}
          <span>{page.invented}</span>
          {returned > 0 &&
            `. ${fill(debrief.came, {
              paid: moneyInText(lost + returned, locale),
              returned: moneyInText(returned, locale),
            })}`}
        </p>
        {/* Beside a larger loss it would read as mockery. */}
        {spared && spared.kept + spared.loan >= lost && (
          <p>
            {fill(spared.loan > 0 ? debrief.sparedLoan : debrief.spared, {
              spared: moneyInText(spared.kept, locale),
              loan: moneyInText(spared.loan, locale),
            })}
          </p>
        )}
      </div>
      {lost + returned > 0 && <MoneyBars story={progress} paid={lost + returned} returned={returned} />}
      <Path progress={progress} />
      {stopped !== undefined && <Missed story={progress} />}
      <p className="prose">{debrief.endings}</p>
      <div className="screen-only stack tight">
        <Button variant="solid" data-case-set="1" onClick={() => onMove({ practice: 1 })}>
          {texts.practice.begin}
        </Button>
        <Button onClick={() => onMove('again')}>{debrief.again}</Button>
        <Button {...explanation}>{debrief.steps}</Button>
        <Button onClick={() => window.print()}>{debrief.print}</Button>
      </div>
      <div className="prose">
        <h3>{debrief.yourself}</h3>
        <p>{debrief.anyone}</p>
        <div className="print-only">{help}</div>
        <p className="remark">{fill(debrief.sources, { sources: [...sources].join(', ') })}</p>
      </div>
    </>
  );
}

/** The chapters of the path with their warning sign, and the first check that would have shown it and was made nowhere. */
function Path({ progress }: { progress: Progress }) {
  const tell = useTelling();
  const { texts, locale } = tell;
  const { debrief } = texts;
  const { way, path } = progress;
  const review = reviewOf(progress);
  const missing = review.find(({ missed }) => missed !== undefined);
  /** A choice as it was open; one that was not made, as at the start of its chapter. */
  const tellOf = (chapter: ChapterId, choice: string, first: number) => {
    const made = path.findIndex((step) => step.chapter === chapter && step.choice === choice);
    return choiceText({ way, path: path.slice(0, made === -1 ? first : made) }, { chapter, choice }, tell);
  };
  return (
    <>
      <h3>{debrief.timeline}</h3>
      <ol className={`stack ${styles.timeline}`}>
        {review.map(({ chapter, choices, first, missed }) => {
          const kept = keptIn(progress, chapter);
          return (
            <li key={chapter}>
              <h4>{chapterText(chapter, progress, tell).title}</h4>
              <p className="remark">
                {choices.map((choice) => tellOf(chapter, choice, first).text).join('; ')}
              </p>
              <p>{texts.signs[chapter]}</p>
              {kept > 0 && <p>{fill(debrief.kept, { kept: moneyInText(kept, locale) })}</p>}
              {chapter === missing?.chapter && missed !== undefined && (
                <p>
                  {debrief.missed} {tellOf(chapter, missed, first).text}.{' '}
                  {tellOf(chapter, missed, first).outcome}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What would have come, for a player who has stopped: folded, so that nobody has to read it. */
function Missed({ story }: { story: Story }) {
  const tell = useTelling();
  const { texts } = tell;
  const chapters = missedIn(story);
  if (chapters.length === 0) return null;
  return (
    <details data-story-missed="">
      <summary>{texts.debrief.wouldCome}</summary>
      <ol className={`stack ${styles.timeline}`}>
        {chapters.map(({ chapter, story: before }) => {
          const { title, says, lines, answer } = chapterText(chapter, before, tell);
          const last = answer === '' ? (lines.at(-1)?.text ?? '') : answer;
          return (
            <li key={chapter}>
              <h4>{title}</h4>
              <p>{says.join(' ')}</p>
              <p>{fill(texts.debrief.quote, { text: last })}</p>
              <p className="remark">{texts.signs[chapter]}</p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
