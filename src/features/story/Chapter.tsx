import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { CHAPTERS, type ChapterId } from '../../story/chapters';
import type { Story } from '../../story/story';
import { Button } from '../../ui/Button/Button';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import type { Move } from './progress';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { type chapterText, type Line, lastOutcome, storyTextsOf } from './storyText';

const ORDER = Object.keys(CHAPTERS);

type ChapterProps = {
  id: ChapterId;
  story: Story;
  text: ReturnType<typeof chapterText>;
  /** Withdraw was pressed in this chapter. */
  pressed: boolean;
  onMove: (move: Move) => void;
};

/** One chapter: what followed from the last choice, what happens, and the choices. */
export function Chapter({ id, story, text, pressed, onMove }: ChapterProps) {
  const { locale, texts: page } = useLanguage();
  const texts = storyTextsOf(locale);
  const outcome = lastOutcome(locale, story);
  return (
    <>
      <p className="remark">{fill(texts.chapter, { number: String(ORDER.indexOf(id) + 1) })}</p>
      <StageTitle>{text.title}</StageTitle>
      <div className={styles.text}>
        {outcome !== '' && <p className={styles.outcome}>{outcome}</p>}
        {text.says.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {text.lines.length > 0 && <Transcript lines={text.lines} />}
        {text.pressed.length > 0 && !pressed && (
          <p>{fill(texts.pressWithdraw, { withdraw: page.withdraw })}</p>
        )}
        {pressed && text.pressed.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      </div>
      <div className={`screen-only ${styles.choices}`} role="group" aria-label={texts.choices}>
        <p className={styles.question} aria-hidden="true">
          {texts.choices}
        </p>
        {text.choices.map((choice) => (
          <Button
            key={choice.id}
            className={styles.choice}
            data-story-choice={choice.id}
            onClick={() => onMove({ choice: choice.id })}
          >
            {choice.text}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Invented messages, or an invented advertisement, as plain text. Its frame carries the badge, so that a crop of it does. */
function Transcript({ lines }: { lines: readonly Line[] }) {
  const { locale, texts: page } = useLanguage();
  const texts = storyTextsOf(locale);
  const isAdvert = lines.length === 1;
  return (
    <figure className={styles.transcript}>
      <figcaption className="remark">
        {isAdvert ? texts.advert : texts.messages} <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </figcaption>
      {lines.map(([from, text]) => (
        <p key={text} className={styles.line} data-from={from}>
          {!isAdvert && <span className={styles.from}>{texts[from]}: </span>}
          {text}
        </p>
      ))}
    </figure>
  );
}
