import type { ReactNode } from 'react';
import { fill } from '../../i18n';
import { useDialogButton } from '../../store/react/openDialog';
import { CHAPTERS } from '../../story/chapters';
import type { Move, Progress } from '../../story/progress';
import { keptIn, reviewOf } from '../../story/review';
import { WAYS } from '../../story/scenes';
import { endOf, lostIn, sparedIn } from '../../story/story';

import { Button } from '../../ui/Button/Button';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { chapterText, choiceText, moneyInText, sourcesText, useTelling } from './storyText';

type DebriefProps = {
  progress: Progress;
  /** Whom to call after a payment. */
  help: ReactNode;
  onMove: (move: Move) => void;
};

/** What this player saw, missed and did, chapter by chapter, and help for those who have paid. */
export function Debrief({ progress, help, onMove }: DebriefProps) {
  const tell = useTelling();
  const { texts, locale } = tell;
  const { debrief } = texts;
  const explanation = useDialogButton('explanation');
  const { way, path } = progress;
  const lost = lostIn(progress);
  const review = reviewOf(progress);
  const returned = review.reduce((sum, chapter) => sum + chapter.returned, 0);
  const stopped = review.find(({ refused }) => refused);
  const money = (cents: number) => moneyInText(cents, locale);
  return (
    <>
      <StageTitle>{debrief.title}</StageTitle>
      <div className="prose">
        <p>{debrief.ends[endOf(progress)]}</p>
        {lost > 0 && (
          <p>
            {fill(debrief.lostAll, { lost: money(lost) })}{' '}
            {returned > 0 && fill(debrief.came, { returned: money(returned) })}
          </p>
        )}
        {stopped !== undefined && (
          <p>
            {fill(debrief.spared, {
              chapter: chapterText(stopped.chapter, progress, tell).title,
              spared: money(sparedIn(progress)),
            })}
          </p>
        )}
        <p>{debrief.anyone}</p>
      </div>
      <h3 className={styles.subtitle}>{debrief.timeline}</h3>
      <ol className={styles.timeline}>
        {review.map(({ chapter, choices, checked, missed, refused, first }) => {
          /** A choice as it was open; one that was not made, as at the start of its chapter. */
          const tellOf = (choice: string) => {
            const made = path.findIndex((step) => step.chapter === chapter && step.choice === choice);
            const before = path.slice(0, made === -1 ? first : made);
            return choiceText({ way, path: before }, { chapter, choice }, tell);
          };
          const kept = keptIn(progress, chapter);
          return (
            <li key={chapter}>
              <h4>{chapterText(chapter, progress, tell).title}</h4>
              <p>
                {fill(debrief.chosen, {
                  choices: choices.map((choice) => tellOf(choice).text).join('; '),
                })}
              </p>
              <dl>
                <dt className="remark">{debrief.sign}</dt>
                <dd>{texts.signs[chapter]}</dd>
                {checked.length > 0 && <dt className="remark">{debrief.seen}</dt>}
                {checked.map((choice) => (
                  <dd key={choice}>{tellOf(choice).outcome}</dd>
                ))}
                {kept > 0 && <dd>{fill(debrief.kept, { kept: money(kept) })}</dd>}
                {missed !== undefined && <dt className="remark">{debrief.missed}</dt>}
                {missed !== undefined && (
                  <dd>
                    {tellOf(missed).text}: {tellOf(missed).outcome}
                  </dd>
                )}
                {refused && <dd>{debrief.stopped}</dd>}
              </dl>
              <p className="remark">{sourcesText(CHAPTERS[chapter].sources, texts)}</p>
            </li>
          );
        })}
      </ol>
      <p className="prose">{debrief.endings}</p>
      {help}
      <div className={`screen-only ${styles.choices}`}>
        <Button variant="solid" data-case-set="1" onClick={() => onMove({ practise: 1 })}>
          {texts.practice.begin}
        </Button>
        <Button onClick={() => onMove({ again: way })}>{debrief.again}</Button>
        {WAYS.filter((other) => other !== way).map((other) => (
          <Button key={other} data-story-way={other} onClick={() => onMove({ again: other })}>
            {fill(debrief.other, { way: texts.ways[other].name })}
          </Button>
        ))}
        <Button {...explanation}>{debrief.steps}</Button>
        <Button onClick={() => window.print()}>{debrief.print}</Button>
      </div>
    </>
  );
}
