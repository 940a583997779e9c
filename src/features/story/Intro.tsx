import { fill } from '../../i18n';
import type { Move, Progress } from '../../story/progress';
import { SUMS } from '../../story/ways';
import { Button } from '../../ui/Button/Button';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { moneyInText, useTelling } from './storyText';

/** Who Robin is, and the ways to begin. */
export function Intro({ progress: { way }, onMove }: { progress: Progress; onMove: (move: Move) => void }) {
  const { texts, locale } = useTelling();
  const { name, who } = texts.ways[way];
  return (
    <div className={`screen-only ${styles.stage}`}>
      <p className="remark">
        {texts.minutes}, {name}
      </p>
      <StageTitle>{texts.title}</StageTitle>
      <div className="prose">
        <p>{fill(who, { savings: moneyInText(SUMS[way].savings, locale) })}</p>
        {texts.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.choices}>
        <Button variant="solid" data-story-choice="begin" onClick={() => onMove('begin')}>
          {texts.start}
        </Button>
        <Button data-case-set="1" onClick={() => onMove({ practise: 1 })}>
          {texts.practice.begin}
        </Button>
        <Button onClick={() => window.print()}>{texts.printStory}</Button>
      </div>
    </div>
  );
}
