import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { SAVINGS } from '../../story/chapters';
import { Button } from '../../ui/Button/Button';
import type { Move } from './progress';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { moneyInText, storyTextsOf } from './storyText';

/** Who Robin is, and two ways to begin. */
export function Intro({ onMove }: { onMove: (move: Move) => void }) {
  const { locale } = useLanguage();
  const texts = storyTextsOf(locale);
  return (
    <>
      <p className="remark">{texts.minutes}</p>
      <StageTitle>{texts.title}</StageTitle>
      <div className={styles.text}>
        {texts.intro.map((paragraph) => (
          <p key={paragraph}>{fill(paragraph, { savings: moneyInText(SAVINGS, locale) })}</p>
        ))}
      </div>
      <div className={`screen-only ${styles.choices}`}>
        <Button variant="solid" data-story-choice="begin" onClick={() => onMove('begin')}>
          {texts.start}
        </Button>
        <Button data-story-choice="offers" onClick={() => onMove('offers')}>
          {texts.offers.judge}
        </Button>
      </div>
    </>
  );
}
