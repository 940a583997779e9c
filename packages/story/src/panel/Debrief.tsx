import { Button, HelpSteps, Place, UnlessWithheld, useLanguage } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { type Cents, cents } from '@simulation/engine';
import { exactMoney, formatMoney } from '@simulation/engine/format';
import { CHAPTERS } from '../rules/chapters';
import type { Move, Progress } from '../rules/progress';
import { keptIn, reviewOf } from '../rules/review';
import type { ChapterId } from '../rules/stages';
import { endingOf, movedIn, sparedIn } from '../rules/story';
import { MoneyBars } from './MoneyBars';
import { StageTitle } from './StageTitle';
import { Stays } from './Stays';
import * as styles from './Story.module.css';
import { chapterText, choiceText, moneyInText, useTelling } from './storyText';

type DebriefProps = {
  progress: Progress;
  onMove: (move: Move) => void;
};

/** What this player saw, missed and did, what would have come, and help for those who have paid. */
export function Debrief({ progress, onMove }: DebriefProps) {
  const tell = useTelling();
  const { texts, locale } = tell;
  const { debrief } = texts;
  const { texts: page } = useLanguage();
  const money = (cents: Cents) => moneyInText(cents, locale);
  const { lost, paid } = movedIn(progress);
  const review = reviewOf(progress);
  const isStopped = review.some(({ refused }) => refused);
  const spared = sparedIn(progress);
  const sources = new Set(review.flatMap(({ chapter }) => CHAPTERS[chapter].sources));
  return (
    <>
      <p className="remark">{texts.ways[progress.way].name}</p>
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
        </p>
        {lost < paid && (
          <p>{fill(debrief.came, { paid: money(paid), returned: money(cents(paid - lost)) })}</p>
        )}
        {/* Beside a larger loss it would read as mockery. */}
        {isStopped && spared.saved >= lost && (
          <p>
            {fill(spared.borrowed > 0 ? debrief.sparedLoan : debrief.spared, {
              saved: money(spared.saved),
              loan: money(spared.borrowed),
            })}
          </p>
        )}
      </div>
      {paid > 0 && <MoneyBars story={progress} paid={paid} returned={cents(paid - lost)} />}
      {isStopped && <Stays story={progress} />}
      <Path progress={progress} />
      <div className="screen-only stack tight">
        <Button variant="solid" data-case-set="1" onClick={() => onMove({ practice: 1 })}>
          {texts.practice}
        </Button>
        <Button onClick={() => onMove('again')}>{debrief.again}</Button>
        <Button onClick={() => window.print()}>{debrief.print}</Button>
      </div>
      <div className="prose">
        <p>{debrief.anyone}</p>
        <div className="print-only prose" data-help="">
          {/* Where no button is. */}
          <HelpSteps />
          <Place name="helpOnPaper" />
        </div>
        <p className="remark">{fill(debrief.sources, { sources: [...sources].join(', ') })}</p>
      </div>
    </>
  );
}

/**
 * The chapters of the path with their warning sign, and each check that was made nowhere, with what it would have
 * found.
 */
function Path({ progress }: { progress: Progress }) {
  const tell = useTelling();
  const { texts, locale } = tell;
  const { debrief } = texts;
  const { way, path } = progress;
  const review = reviewOf(progress);
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
              {missed.map((check) => {
                const { text, outcome } = tellOf(chapter, check, first);
                return (
                  <p key={check} className="remark" data-story-unchecked={check}>
                    {debrief.missed} {text}. {outcome}
                  </p>
                );
              })}
            </li>
          );
        })}
      </ol>
    </>
  );
}
