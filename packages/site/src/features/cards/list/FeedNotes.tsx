import { formatCount } from '@simulation/engine/format';
import { fill, type TextKey } from '../../../i18n';
import { useLanguage } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectPicked } from '../../../store/selectors';
import type { Picked } from '../../../visit/address/parameters';
import { useMarket } from '../../shared/market';
import { marketText, variantTexts } from '../../shared/marketText';
import * as styles from './list.module.css';

/** That the run on screen was chosen afterwards, and what follows from that. Nothing on the page closes it. */
const PICKED_NOTES: Readonly<Record<Picked['rank'], TextKey>> = {
  best: 'pickedBest',
  worst: 'pickedWorst',
  any: 'pickedAny',
};

/** Beneath the list: by which rules its trades are drawn, and that the run was picked. */
export function FeedNotes() {
  const language = useLanguage();
  const { locale, texts } = language;
  const market = useMarket();
  const picked = useStoreState(selectPicked);
  return (
    <>
      <p>
        {market ? marketText(variantTexts(market, language).note, market, language) : texts.feedNoteScript}
      </p>
      {picked && (
        <p className={styles.pickedNote}>
          {fill(texts[PICKED_NOTES[picked.rank]], { count: formatCount(picked.count, locale) })}
        </p>
      )}
    </>
  );
}
