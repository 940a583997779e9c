import { Button, SimulatedBadge, useLanguage } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { CHAPTERS } from '../rules/chapters';
import type { Move, Progress } from '../rules/progress';
import type { ChapterId } from '../rules/stages';
import { choicesIn, choicesOf } from '../rules/story';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { chapterText, choiceText, outcomeOf, useTelling } from './storyText';

type ChapterProps = {
  id: ChapterId;
  progress: Progress;
  onMove: (move: Move) => void;
};

/**
 * One chapter: what followed from the last choice, what Robin sees and hears, and the choices. Once something was found
 * out in it, that alone.
 */
export function Chapter({ id, progress, onMove }: ChapterProps) {
  const tell = useTelling();
  const { texts } = tell;
  const text = chapterText(id, progress, tell);
  /** Counted as they come: no path leads through all of them. */
  const told = new Set(progress.path.map(({ chapter }) => chapter));
  const made = choicesIn(progress.path, id).length;
  const isNew = made === 0;
  const outcome = outcomeOf(progress, tell);
  const choices = choicesOf(progress).filter(
    (choice) => CHAPTERS[id].choices[choice]?.withdraw !== 'page', // that one is on the page alone
  );
  return (
    <>
      <p className="remark">{fill(texts.chapter, { number: String(told.add(id).size) })}</p>
      {/* Again with each choice in the chapter: the button that had the focus is gone. */}
      <StageTitle key={made}>{text.title}</StageTitle>
      <div className="prose">
        <div className="stack" aria-live="polite">
          {outcome !== undefined && (
            <p key={progress.path.length} className={isNew ? 'soft' : undefined}>
              {outcome}
            </p>
          )}
        </div>
        {isNew && text.says.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        {isNew && text.lines.length > 0 && <Transcript lines={text.lines} />}
      </div>
      <div className="screen-only stack tight" role="group" aria-label={texts.choices}>
        <p className="strong" aria-hidden="true">
          {texts.choices}
        </p>
        {choices.map((choice) => (
          <Button
            key={choice}
            variant="solid"
            className={styles.choice}
            data-story-choice={choice}
            onClick={() => onMove({ choice })}
          >
            {choiceText(progress, { chapter: id, choice }, tell).text}
          </Button>
        ))}
      </div>
    </>
  );
}

/**
 * Invented messages, or an invented advertisement, as plain text. Its frame carries the badge, so that a crop of it
 * does.
 */
function Transcript({ lines }: { lines: readonly { readonly from: string; readonly text: string }[] }) {
  const { texts: page } = useLanguage();
  const { texts } = useTelling();
  const isAdvert = lines.length === 1 && lines[0]?.from === texts.advertName;
  return (
    <figure className="stack tight box">
      <p className="remark">
        {isAdvert ? texts.advert : texts.messages} <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </p>
      {lines.map(({ from, text }) => (
        <p key={text} className={styles.line} data-from={from === 'Robin' ? 'robin' : 'them'}>
          {!isAdvert && <span className={`label regular ${styles.from}`}>{from}: </span>}
          {text}
        </p>
      ))}
    </figure>
  );
}
