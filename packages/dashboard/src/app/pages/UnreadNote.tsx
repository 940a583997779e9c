import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress } from '../../store/selectors';

/** What was not understood of the link: its parameters by name, never what they say. */
export function UnreadNote() {
  const { texts } = useLanguage();
  const { unread } = useStoreState(selectAddress);
  // What is left out of a name is said beside the name.
  const names = unread.filter((name) => name !== 'name' && name !== 'address').join(', ');
  const sentences = [
    unread.includes('address') && texts.garbled,
    names !== '' && fill(texts.unread, { names }),
  ].filter(Boolean);
  return sentences.length > 0 && <p className="remark">{sentences.join(' ')}</p>;
}
