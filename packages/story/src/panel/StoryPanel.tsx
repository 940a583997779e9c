import {
  Button,
  DialogFoot,
  entryBeneath,
  findPointedAt,
  focusNew,
  MyselfButton,
  selectDialog,
  selectOwnRun,
  useActions,
  useLanguage,
  useLostFocus,
  useSessionStore,
  useStoreState,
  Watermark,
} from '@simulation/dashboard';
import { useEffect } from 'react';
import { isChapter } from '../rules/chapters';
import { positionOf, progressOf } from '../rules/position';
import { answerOf, type Move, openStory, practicedIn, step } from '../rules/progress';
import { PAGE_CHAPTERS } from '../rules/ways';
import { Chapter } from './Chapter';
import { Debrief } from './Debrief';
import { Intro } from './Intro';
import { PRACTICES } from './practiceOnDemand';
import { StageTitle } from './StageTitle';
import * as styles from './StoryPanel.module.css';
import { chapterText, TellingContext, useTelling, type WholeTexts } from './storyText';
import { useOnePress } from './useOnePress';
import { WithdrawAnswer } from './WithdrawAnswer';

type StoryPanelProps = {
  texts: WholeTexts;
};

/**
 * The story to play: alone until Robin has a page, then in a panel beside it. The page stays usable: in some chapters
 * the player presses its Withdraw button. The simulation label of the page stays in sight above the panel.
 */
export function StoryPanel({ texts }: StoryPanelProps) {
  const { locale, texts: page } = useLanguage();
  const { goBack } = useActions();
  const { dispatch } = useSessionStore();
  const position = useStoreState(({ visit }) => visit.extra?.position);
  const dialog = useStoreState(selectDialog);
  const hasEntry = useStoreState(({ visit }) => entryBeneath(visit) > (visit.extra?.openedIn ?? 0));
  const { seed } = useStoreState(selectOwnRun);
  const progress = (position && progressOf(position)) ?? openStory(seed);
  const { stage } = progress;
  const practiced = practicedIn(stage);
  const Practice = PRACTICES[locale];

  useLostFocus();
  useOnePress();
  const isOnPage = PAGE_CHAPTERS.some((chapter) => chapter === stage);
  useEffect(() => {
    if (!isOnPage) return;
    // The button that the chapter is about comes into sight above the panel, which moves when the window is turned.
    const show = () => findPointedAt('withdraw')?.scrollIntoView({ block: 'end', behavior: 'instant' });
    const turned = matchMedia('(orientation: landscape)');
    show();
    turned.addEventListener('change', show);
    return () => turned.removeEventListener('change', show);
  }, [isOnPage]);

  const move = (next: Move) => {
    if (typeof next === 'object' && 'choice' in next && next.choice === 'withdraw')
      return dispatch({ type: 'openDialog', dialog: 'withdraw' });
    const moved = step(progress, next);
    dispatch({
      type: 'moveExtra',
      position: positionOf(moved),
      isStep: moved !== progress && next !== 'back',
    });
  };

  const answering = dialog === 'withdraw' ? answerOf(progress) : undefined;
  const tell = { texts, locale, withdraw: page.withdraw };
  const answer =
    answering === 'busy' ? texts.busy : answering && chapterText(answering, progress, tell).answer;

  // The button that was pressed is gone once the answer to it closes.
  useEffect(() => {
    if (answer === undefined && document.activeElement?.matches('body, main'))
      focusNew(document.querySelector<HTMLElement>('[data-story-title]'));
  }, [answer]);

  return (
    <TellingContext value={tell}>
      <section className={`surface inset ${styles.panel}`} aria-label={texts.title} data-story={stage}>
        {/* In Firefox what scrolls is a stop of the Tab key, at which a reader says all that is in it. */}
        <div tabIndex={-1} className={`stack loose ${styles.content}`}>
          {stage === 'intro' && <Intro progress={progress} onMove={move} />}
          {isChapter(stage) && <Chapter key={stage} id={stage} progress={progress} onMove={move} />}
          {stage === 'debrief' && <Debrief progress={progress} onMove={move} />}
          {practiced !== undefined && (
            <Practice
              key={practiced}
              set={practiced}
              seed={progress.seed}
              Title={StageTitle}
              leave={<LeavePractice hasPlayed={progress.path.length > 0} onMove={move} />}
              onPractice={(practice) => move({ practice })}
            />
          )}
        </div>
        <DialogFoot
          quiet={
            <>
              {/* Of a practice it would take the cases that are answered. A page that has just opened, as in another
                  language, has no entry of the chapter before. */}
              {practiced === undefined && (hasEntry || stage !== 'intro') && (
                <Button variant="quiet" onClick={hasEntry ? goBack : () => move('back')}>
                  {texts.back}
                </Button>
              )}
              <MyselfButton />
              <Button variant="quiet" onClick={() => dispatch({ type: 'leaveExtra' })}>
                {texts.leave}
              </Button>
            </>
          }
        />
        <Watermark />
        {answer !== undefined && <WithdrawAnswer answer={answer} onClose={() => move('withdraw')} />}
      </section>
    </TellingContext>
  );
}

/** To the story that was played before a practice, or to its beginning. */
function LeavePractice({ hasPlayed, onMove }: { hasPlayed: boolean; onMove: (move: Move) => void }) {
  const { title, debrief } = useTelling().texts;
  return (
    <Button onClick={() => onMove(hasPlayed ? 'goOn' : 'again')}>{hasPlayed ? debrief.title : title}</Button>
  );
}
