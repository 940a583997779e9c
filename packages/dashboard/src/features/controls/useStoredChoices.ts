import { useEffect, useReducer } from 'react';

/**
 * Renders again when another tab has stored a choice.
 *
 * @returns renders again
 */
export function useStoredChoices(): () => void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    window.addEventListener('storage', renderAgain);
    return () => window.removeEventListener('storage', renderAgain);
  }, []);
  return renderAgain;
}
