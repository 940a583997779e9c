import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress } from '../../store/selectors';

/** The parameters of the link that were not understood, by name. */
export function UnreadNote() {
  const { texts } = useLanguage();
  const { unread } = useStoreState(selectAddress);
  if (unread.length === 0) return null;
  return <p className="remark">{fill(texts.unread, { names: unread.join(', ') })}</p>;
}
