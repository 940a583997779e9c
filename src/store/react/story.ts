import { createContext, type ReactNode, useContext } from 'react';

/** What the story shows on the page. */
export type StoryPage = {
  /** How it writes a moment of Robin's run, in place of a clock. */
  readonly clock?: ((ms: number) => string) | undefined;
  /** Where the start value of a figure comes from. */
  readonly origin?: string | undefined;
  /** In place of the parts of the page, once the invented site is gone. */
  readonly gone?: ReactNode;
  /** The scene that is open, for links to it. */
  readonly scene?: string;
};

type StoryState = StoryPage & {
  /** The scene with which the story was opened; `undefined` while it is closed. */
  readonly openedAt?: string | undefined;
  /** Opens the story at its beginning. */
  readonly open: () => void;
  readonly close: () => void;
  readonly show: (page: StoryPage | undefined) => void;
  /** Calls `answer` in place of opening the Withdraw dialog; returns a function that lets the dialog open again. */
  readonly onWithdraw: (answer: () => void) => () => void;
};

const nothing = () => undefined;

/** The story to play, which stays open beside the page and under its dialogs. */
export const StoryContext = createContext<StoryState>({
  open: nothing,
  close: nothing,
  show: nothing,
  onWithdraw: () => nothing,
});

export function useStory(): StoryState {
  return useContext(StoryContext);
}
