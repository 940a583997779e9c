import { useEffect, useState } from 'react';
import { useStory } from '../../store/react/story';
import { announce } from '../../ui/Status/announce';
import type { Stage } from './progress';

/**
 * In a chapter with an answer to it, the page's Withdraw button shows that answer in place of its dialog.
 *
 * @param answer what the page answers; empty where the dialog opens as usual
 * @returns whether Withdraw was pressed in this chapter
 */
export function useWithdrawPress(stage: Stage, answer: readonly string[]): boolean {
  const { onWithdraw } = useStory();
  const [pressedIn, setPressedIn] = useState<Stage>();
  const spoken = answer.join(' ');

  useEffect(() => {
    if (spoken === '') return undefined;
    return onWithdraw(() => {
      setPressedIn(stage);
      announce(spoken);
    });
  }, [stage, spoken, onWithdraw]);

  return pressedIn === stage;
}
