import { type ReactNode, useEffect, useState } from 'react';
import { exactMoney, formatMoney } from '../../format';
import { fill } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useOpenDialog } from '../../store/react/openDialog';
import { useStory } from '../../store/react/story';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { CHAPTERS, isChapter } from '../../story/chapters';
import { DAY_MS } from '../../story/days';
import { answerOf, type Move, progressAt, sceneAt, shownPage } from '../../story/progress';
import { lostIn } from '../../story/story';
import { Button } from '../../ui/Button/Button';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { Chapter } from './Chapter';
import { Debrief } from './Debrief';
import { GonePage } from './GonePage';
import { Intro } from './Intro';
import { Offers } from './Offers';
import * as styles from './StoryPanel.module.css';
import { StorySheet } from './StorySheet';
import { chapterText, StoryTextsContext, type WholeTexts } from './storyText';
import { useProgress } from './useProgress';
import { useStoryRun } from './useStoryRun';
import { WithdrawAnswer } from './WithdrawAnswer';

type StoryPanelProps = {
  texts: WholeTexts;
  /** Whom to call after a payment, for the end of the story. */
  help: ReactNode;
};

/**
 * The story to play, in a panel beside the page. The page stays usable: in some chapters the player presses its Withdraw
 * button. The simulation label of the page stays in sight above the panel.
 */
export function StoryPanel({ texts, help }: StoryPanelProps) {
  const { locale, texts: page } = useLanguage();
  const { address } = useActions();
  const { openedAt = 'story', close, onWithdraw, show } = useStory();
  const [, setDialog] = useOpenDialog();
  const { seed } = useStoreState(selectRun);
  const [start] = useState(() => progressAt(openedAt, seed));
  const { progress, go, back } = useProgress(start);
  const [answer, setAnswer] = useState<string>();
  const { stage } = progress;
  useStoryRun(progress, address().still);

  const place = isChapter(stage) && CHAPTERS[stage].onPage ? 'page' : 'messages';
  useEffect(() => {
    document.documentElement.dataset.panel = place;
    // The button that the chapter is about comes into sight above the panel.
    if (place === 'page')
      document.querySelector('[data-part=withdraw]')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    return () => {
      delete document.documentElement.dataset.panel;
    };
  }, [place]);

  const shown = shownPage(progress);
  const days = typeof shown === 'object';
  const gone = shown === 'gone';
  const scene = sceneAt(progress);
  useEffect(() => {
    const clock = (ms: number) => fill(texts.day, { day: String(Math.floor(ms / DAY_MS)) });
    show({
      clock: days ? clock : undefined,
      origin: days ? texts.origin : undefined,
      gone: gone && <GonePage texts={texts} />,
      scene,
    });
    return () => show(undefined);
  }, [show, days, gone, scene, texts]);

  const answering = answerOf(progress);
  const tell = { texts, locale, withdraw: page.withdraw };
  const spoken =
    answering === 'busy' ? texts.busy : answering && chapterText(answering, progress, tell).answer;

  const move = (next: Move) => {
    if (typeof next === 'object' && 'choice' in next && next.choice === 'withdraw') setAnswer(spoken);
    go(next);
  };
  useEffect(() => {
    if (spoken === undefined) return undefined;
    return onWithdraw(() => {
      setAnswer(spoken);
      go('withdraw');
    });
  });

  // The button that was pressed is gone once the answer to it closes.
  useEffect(() => {
    if (answer === undefined && document.activeElement?.matches('body, main'))
      document.querySelector<HTMLElement>('[data-story-title]')?.focus({ preventScroll: true });
  }, [answer]);

  const lost = lostIn(progress);
  return (
    <StoryTextsContext value={texts}>
      <section className={styles.panel} aria-label={texts.title} data-story={stage}>
        {stage === 'intro' && <Intro progress={progress} onMove={move} />}
        {stage === 'intro' && <StorySheet way={progress.way} />}
        {(stage === 'before' || stage === 'after') && (
          <Offers key={stage} set={stage} progress={progress} onMove={move} />
        )}
        {isChapter(stage) && <Chapter key={stage} id={stage} progress={progress} onMove={move} />}
        {stage === 'debrief' && (
          <Debrief progress={progress} help={help} onAgain={(again) => move({ again })} />
        )}
        <div className={`screen-only ${styles.foot}`}>
          {place === 'page' && (
            <p className="remark">{fill(texts.daysAbout, { seconds: String(DAY_MS / 1_000) })}</p>
          )}
          {(isChapter(stage) || stage === 'debrief') && (
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
          <Button onClick={() => setDialog('help')} aria-haspopup="dialog">
            {page.paidAlready}
          </Button>
          {back !== undefined && <Button onClick={back}>{texts.back}</Button>}
          <Button onClick={close}>{texts.leave}</Button>
        </div>
        {answer !== undefined && <WithdrawAnswer answer={answer} onClose={() => setAnswer(undefined)} />}
      </section>
    </StoryTextsContext>
  );
}
