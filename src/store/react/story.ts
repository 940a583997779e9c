import { createContext, useContext } from 'react';

type StoryState = {
  /** The stage at which the story was opened; `undefined` while it is closed. */
  readonly openedAt: string | undefined;
  /** Opens the story at a stage, at its beginning without one. */
  readonly open: (stage?: string) => void;
  readonly close: () => void;
  /** Calls `answer` in place of opening the Withdraw dialog; returns a function that lets the dialog open again. */
  readonly onWithdraw: (answer: () => void) => () => void;
};

/** The story to play, which stays open beside the page and under its dialogs. */
export const StoryContext = createContext<StoryState>({
  openedAt: undefined,
  open: () => undefined,
  close: () => undefined,
  onWithdraw: () => () => undefined,
});

export function useStory(): StoryState {
  return useContext(StoryContext);
}
