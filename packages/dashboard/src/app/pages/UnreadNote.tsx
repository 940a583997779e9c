import { byParameter } from '@simulation/engine';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress } from '../../store/selectors';

/** The parameters whose values are numbers. */
const NUMBERS = ['amount', 'trades', 'speed', 't', ...Object.keys(byParameter(() => undefined))];
/** As a number is written in a link, in every language. */
const EXAMPLE = '5000.50';

/** What was not understood of the link: its parameters by name, never what they say. */
export function UnreadNote() {
  const { texts } = useLanguage();
  const { unread } = useStoreState(selectAddress);
  // What is left out of a name is said beside the name.
  const named = unread.filter((name) => name !== 'name' && name !== 'address');
  const sentences = [
    unread.includes('address') && texts.garbled,
    named.length > 0 && `${fill(texts.unread, { names: named.join(', ') })}.`,
    named.some((name) => NUMBERS.includes(name)) && fill(texts.unreadNumber, { example: EXAMPLE }),
  ].filter(Boolean);
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>;
}
