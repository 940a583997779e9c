import { type ReactNode, useEffect } from 'react';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectDialog, selectOwnRun } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { focusNew, useLostFocus } from '../../ui/focus';
import { Watermark } from '../../ui/Watermark/Watermark';
import { isChapter } from '../../visit/story/chapters';
import { positionOf } from '../../visit/story/position';
import { answerOf, type Move, openStory, practicedIn, step } from '../../visit/story/progress';
import { PAGE_CHAPTERS } from '../../visit/story/ways';
import { entryBeneath } from '../../visit/visit';
import { findPointedAt } from '../shared/pointedAt';
import { Chapter } from './Chapter';
import { Debrief } from './Debrief';
import { Intro } from './Intro';
import { PRACTICES } from './practiceOnDemand';
import { StageTitle } from './StageTitle';
import * as styles from './StoryPanel.module.css';
import { chapterText, TellingContext, useTelling, type WholeTexts } from './storyText';
import { WithdrawAnswer } from './WithdrawAnswer';

type StoryPanelProps = {
  texts: WholeTexts;
  /** Whom to call after a payment, for the end of the story. */
  help: ReactNode;
  /** Where to look a provider up, for the end of the practice. */
  register: ReactNode;
};

/**
 * The story to play: alone until Robin has a page, then in a panel beside it. The page stays usable: in some chapters
 * the player presses its Withdraw button. The simulation label of the page stays in sight above the panel.
 */
export function StoryPanel({ texts, help, register }: StoryPanelProps) {
  const { locale, texts: page } = useLanguage();
  const { goBack } = useActions();
  const { dispatch } = useSessionStore();
  const helpButton = useDialogButton('help');
  const played = useStoreState(({ visit }) => visit.story?.position.progress);
  const dialog = useStoreState(selectDialog);
  const hasEntry = useStoreState(({ visit }) => entryBeneath(visit) > (visit.story?.openedIn ?? 0));
  const { seed } = useStoreState(selectOwnRun);
  const progress = played ?? openStory(seed);
  const { stage } = progress;
  const practiced = practicedIn(stage);
  const Practice = PRACTICES[locale];

  useLostFocus();
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
      type: 'moveStory',
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
        <div className={`stack loose ${styles.content}`}>
          {stage === 'intro' && <Intro progress={progress} onMove={move} />}
          {isChapter(stage) && <Chapter key={stage} id={stage} progress={progress} onMove={move} />}
          {stage === 'debrief' && <Debrief progress={progress} help={help} onMove={move} />}
          {practiced !== undefined && (
            <Practice
              key={practiced}
              set={practiced}
              seed={progress.seed}
              Title={StageTitle}
              register={register}
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
              <Button variant="quiet" {...helpButton}>
                {texts.help}
              </Button>
              <Button variant="quiet" onClick={() => dispatch({ type: 'leaveStory' })}>
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
