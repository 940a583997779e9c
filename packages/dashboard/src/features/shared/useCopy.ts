import { useState } from 'react';
import { useActions } from '../../store/react/actions';

/** How copying has ended. */
type Outcome = { readonly text: string; readonly copied: boolean; readonly times: number };

/** Copies a text. The outcome is that of the last one; it says nothing of any other. */
export function useCopy(): [Outcome | null, (text: string) => Promise<void>] {
  const { copyText } = useActions();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = async (text: string) => {
    const copied = await copyText(text);
    setOutcome((before) => ({ text, copied, times: (before?.times ?? 0) + 1 }));
  };
  return [outcome, copy];
}
