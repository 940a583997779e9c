import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useOpenDialog } from '../../store/react/openDialog';
import { CHAPTERS } from '../../story/chapters';
import { lostOn, stoppedAt, worstPath } from '../../story/story';
import { Button } from '../../ui/Button/Button';
import { OffersResult } from './OffersResult';
import type { Progress } from './progress';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { chapterText, moneyInText, sourcesText, storyTextsOf } from './storyText';

type DebriefProps = {
  progress: Progress;
  onAgain: (seed: 'same' | 'other') => void;
};

/** The events of the player's own path: each sign in the chapter where it appeared, and what was lost after it. */
export function Debrief({ progress, onAgain }: DebriefProps) {
  const { locale, texts: page } = useLanguage();
  const texts = storyTextsOf(locale);
  const { debrief, chapters } = texts;
  const [, setDialog] = useOpenDialog();
  const { story } = progress;
  const { path } = story;
  const stopped = stoppedAt(story);
  const lost = lostOn(path);
  const missed = stopped === undefined ? [] : worstPath(stopped).slice(1);
  const money = (cents: number) => moneyInText(cents, locale);

  return (
    <>
      <StageTitle>{debrief.title}</StageTitle>
      <div className={styles.text}>
        <p>
          {stopped === undefined
            ? debrief.ended
            : fill(debrief.stopped, { chapter: chapters[stopped].title })}
        </p>
        <p>{lost > 0 ? fill(debrief.lostAll, { lost: money(lost) }) : debrief.lostNothing}</p>
        {stopped !== undefined && missed.length > 0 && (
          <p>
            {fill(debrief.saved, {
              saved: money(lostOn(worstPath(stopped))),
              chapters: missed
                .map(({ chapter }) => fill(page.quoted, { text: chapters[chapter].title }))
                .join(', '),
            })}
          </p>
        )}
        <p>{debrief.anyone}</p>
      </div>
      <h3 className={styles.subtitle}>{debrief.timeline}</h3>
      <ol className={styles.timeline}>
        {path.map(({ chapter, choice }, index) => {
          const text = chapterText(locale, { ...story, path: path.slice(0, index) }, chapter);
          const rest = lostOn(path.slice(index));
          const couldDoMore = index < path.length - 1 || rest > 0; // else this choice ended it at no cost
          return (
            <li key={chapter}>
              <h4>{text.title}</h4>
              <p>
                {fill(debrief.chosen, { choice: text.choices.find(({ id }) => id === choice)?.text ?? '' })}
              </p>
              <dl>
                <dt className="remark">{debrief.sign}</dt>
                <dd>{text.sign}</dd>
                {couldDoMore && <dt className="remark">{debrief.could}</dt>}
                {couldDoMore && (
                  <dd>
                    {text.could} {rest > 0 && fill(debrief.wouldHaveSaved, { saved: money(rest) })}
                  </dd>
                )}
              </dl>
              <p className="remark">{sourcesText(CHAPTERS[chapter].sources, locale)}</p>
            </li>
          );
        })}
      </ol>
      <OffersResult progress={progress} />
      <p className={styles.text}>{debrief.help}</p>
      <div className={`screen-only ${styles.choices}`}>
        <Button onClick={() => setDialog('explanation')} aria-haspopup="dialog">
          {debrief.steps}
        </Button>
        <Button onClick={() => onAgain('same')}>{debrief.again}</Button>
        <Button onClick={() => onAgain('other')}>{debrief.otherContact}</Button>
        <Button onClick={() => window.print()}>{debrief.print}</Button>
      </div>
    </>
  );
}
