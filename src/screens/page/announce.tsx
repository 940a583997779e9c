import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says something once to whoever listens to the page. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}

/** The page's one place for status messages. */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ text, times }, setSaid] = useState({ text: '', times: 0 });
  const announce = useCallback(
    (next: string) => setSaid((said) => ({ text: next, times: said.times + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className="sr-only" role="status">
        <span key={times}>{text}</span>
      </p>
    </AnnounceContext>
  );
}
