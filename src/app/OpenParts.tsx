import { type ReactNode, type SetStateAction, useCallback, useMemo, useRef, useState } from 'react';
import type { OpenDialog } from '../address/scenes';
import { OpenDialogContext, useOpenDialog } from '../store/react/openDialog';
import { StoryContext, type StoryPage, useStory } from '../store/react/story';
import { OpenPart } from './parts';

type OpenPartsProviderProps = {
  /** The dialog that is open when the page opens. */
  dialog: OpenDialog | undefined;
  /** The scene with which the story is open when the page opens. */
  story: string | undefined;
  children: ReactNode;
};

/** Knows what is open: at most one dialog over the page, and the story to play beside it. */
export function OpenPartsProvider({ dialog: opened, story, children }: OpenPartsProviderProps) {
  const [dialog, setDialog] = useState(opened);
  const [openedAt, setOpenedAt] = useState(story);
  const [shown, setShown] = useState<StoryPage>();
  const withdrawAnswer = useRef<() => void>(undefined);

  const changeDialog = useCallback((next: SetStateAction<OpenDialog | undefined>) => {
    if (next === 'withdraw' && withdrawAnswer.current !== undefined) withdrawAnswer.current();
    else setDialog(next);
  }, []);
  const dialogState = useMemo(() => [dialog, changeDialog] as const, [dialog, changeDialog]);
  const storyState = useMemo(
    () => ({
      ...shown,
      openedAt,
      open: () => setOpenedAt('story'),
      close: () => setOpenedAt(undefined),
      show: setShown,
      onWithdraw: (answer: () => void) => {
        withdrawAnswer.current = answer;
        return () => {
          withdrawAnswer.current = undefined;
        };
      },
    }),
    [openedAt, shown],
  );
  return (
    <OpenDialogContext value={dialogState}>
      <StoryContext value={storyState}>{children}</StoryContext>
    </OpenDialogContext>
  );
}

/** The open dialog, and the story. */
export function OpenParts() {
  const [dialog] = useOpenDialog();
  const { openedAt } = useStory();
  return (
    <>
      {openedAt !== undefined && <OpenPart name="story" />}
      {dialog !== undefined && dialog !== 'error' && <OpenPart name={dialog} />}
    </>
  );
}
