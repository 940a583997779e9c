import { Button } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import type { Move, Progress } from '../rules/progress';
import { WAYS } from '../rules/stages';
import { SUMS } from '../rules/ways';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { moneyInText, useTelling } from './storyText';

/** Who Robin is, and the ways to begin: the one of the seed or the link first. */
export function Intro({ progress: { way }, onMove }: { progress: Progress; onMove: (move: Move) => void }) {
  const { texts, locale } = useTelling();
  return (
    <div className="contents">
      <p className="remark">{texts.minutes}</p>
      <StageTitle>{texts.title}</StageTitle>
      <p className="prose">{texts.intro}</p>
      <div className="stack tight" role="group" aria-label={texts.start}>
        {[way, ...WAYS.filter((other) => other !== way)].map((one) => (
          <Button
            key={one}
            variant="solid"
            className={`${styles.choice} ${styles.way}`}
            data-story-choice={one === way ? 'begin' : undefined}
            data-story-way={one}
            onClick={() => onMove({ begin: one })}
          >
            <span>{texts.ways[one].name}</span>
            <span className="regular">
              {fill(texts.ways[one].who, { savings: moneyInText(SUMS[one].savings, locale) })}
            </span>
          </Button>
        ))}
      </div>
      <div className="stack tight">
        <Button className={styles.choice} data-case-set="1" onClick={() => onMove({ practice: 1 })}>
          {texts.practice}
        </Button>
      </div>
    </div>
  );
}
