import { useEffect, useState } from 'react';
import { exactMoney, formatMoney } from '../../format';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useStory } from '../../store/react/story';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { contactOf, lostOn } from '../../story/story';
import { Button } from '../../ui/Button/Button';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { Chapter } from './Chapter';
import { Debrief } from './Debrief';
import { Intro } from './Intro';
import { Offers } from './Offers';
import { isChapter, pageAt, progressAt, toStage } from './progress';
import * as styles from './StoryPanel.module.css';
import { chapterText, storyTextsOf } from './storyText';
import { useProgress } from './useProgress';
import { useStoryRun } from './useStoryRun';
import { useWithdrawPress } from './useWithdrawPress';

/**
 * The story to play, in a panel beside the page. The page stays usable: in some chapters the player presses its Withdraw
 * button. The simulation label of the page stays in sight above the panel.
 */
export function StoryPanel() {
  const { locale, texts: page } = useLanguage();
  const texts = storyTextsOf(locale);
  const { freshSeed, address } = useActions();
  const { openedAt = 'intro', close } = useStory();
  const { seed } = useStoreState(selectRun);
  const [start] = useState(() => progressAt(toStage(openedAt), seed));
  const { progress, go, replace, restart, back } = useProgress(start);
  const { stage, story } = progress;
  const text = isChapter(stage) ? chapterText(locale, story, stage) : undefined;
  const pressed = useWithdrawPress(stage, text?.pressed ?? []);
  useStoryRun(progress, address().still);

  const place = pageAt(stage) === undefined ? 'messages' : 'page';
  useEffect(() => {
    document.documentElement.dataset.panel = place;
    return () => {
      delete document.documentElement.dataset.panel;
    };
  }, [place]);

  const lost = lostOn(story.path);
  return (
    <section className={styles.panel} aria-label={texts.title} data-story={stage}>
      {stage === 'intro' && <Intro onMove={go} />}
      {(stage === 'before' || stage === 'after') && (
        <Offers
          key={stage}
          set={stage}
          progress={progress}
          onAnswer={(answers) => replace({ ...progress, answers })}
          onMove={go}
        />
      )}
      {isChapter(stage) && text !== undefined && (
        <Chapter key={stage} id={stage} story={story} text={text} pressed={pressed} onMove={go} />
      )}
      {stage === 'debrief' && (
        <Debrief
          progress={progress}
          onAgain={(next) =>
            restart(progressAt('intro', next === 'same' ? story.seed : otherSeed(story.seed, freshSeed)))
          }
        />
      )}
      <div className={`screen-only ${styles.foot}`}>
        {(text !== undefined || stage === 'debrief') && (
          <p className={`remark ${styles.lost}`}>
            {texts.lost}{' '}
            <UnlessWithheld>
              <data value={exactMoney(lost)} data-story-lost="">
                {formatMoney(lost, locale)}
              </data>
            </UnlessWithheld>{' '}
            <span>{page.invented}</span>
          </p>
        )}
        {back !== undefined && <Button onClick={back}>{texts.back}</Button>}
        <Button onClick={close}>{texts.leave}</Button>
      </div>
    </section>
  );
}

/** A seed whose story begins with another contact; of twenty fresh ones, one in three each has the same. */
function otherSeed(seed: string, freshSeed: () => string): string {
  const fresh = Array.from({ length: 20 }, freshSeed);
  return fresh.find((candidate) => contactOf(candidate) !== contactOf(seed)) ?? seed;
}
