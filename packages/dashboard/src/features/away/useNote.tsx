import { type ReactNode, useCallback, useState } from 'react';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectDialog } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { announce } from '../../ui/Status/announce';
import { FootNote } from '../shared/onDemand/FootNote';

/**
 * A note at the foot of the window, until it is closed. Beside an open dialog nothing can be pressed: its button comes
 * back when that closes.
 *
 * @param isAnswer whether it answers a press
 * @returns the note, and what shows and announces it
 */
export function useNote(text: string, isAnswer = false): [note: ReactNode, show: () => void] {
  const { close } = useLanguage().texts;
  const isCovered = useStoreState(selectDialog) !== undefined;
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => {
    setShown(true);
    announce(text);
  }, [text]);
  const note = isShown && (
    <FootNote text={text} isAnswer={isAnswer}>
      {!isCovered && <Button onClick={() => setShown(false)}>{close}</Button>}
    </FootNote>
  );
  return [note, show];
}
