import { ENGINE_VERSION } from '@simulation/engine';
import { useEffect } from 'react';
import { fill } from '../../i18n';
import { awayTexts } from '../../i18n/away';
import { useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { isOfOtherVersion } from '../../visit/visit';
import { useNote } from './useNote';

/** Says that another version of the engine has played this run before: it has other figures now. */
export function UpdateNote() {
  const playedBy = useStoreState(({ visit }) => (isOfOtherVersion(visit) ? undefined : visit.playedBy));
  const { updated } = useTexts(awayTexts);
  const [note, show] = useNote(fill(updated, { theirs: String(playedBy), ours: String(ENGINE_VERSION) }));
  useEffect(() => {
    if (playedBy !== undefined) show();
  }, [playedBy, show]);
  return playedBy !== undefined && note;
}
