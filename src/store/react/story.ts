import { createContext, type ReactNode, useContext } from 'react';

/** What the story writes on the page. */
export type StoryPage = {
  /** How it writes a moment of Robin's run, in place of a clock. */
  readonly clock?: ((ms: number) => string) | undefined;
  /** Where the start value of a figure comes from. */
  readonly origin?: string | undefined;
  /** In place of the parts of the page, once the invented site is gone. */
  readonly gone?: ReactNode;
};

/** What the story that is open writes on the page, and a function by which it does; nothing while it is closed. */
type StoryState = StoryPage & { readonly show: (page: StoryPage | undefined) => void };

export const StoryContext = createContext<StoryState>({ show: () => undefined });

export function useStory(): StoryState {
  return useContext(StoryContext);
}
