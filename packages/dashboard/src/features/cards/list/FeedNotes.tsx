import { formatCount } from '@simulation/engine/format';
import { fill } from '../../../i18n';
import { useLanguage } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectPicked } from '../../../store/selectors';
import { useMarket } from '../../shared/market';
import { marketText, variantTexts } from '../../shared/marketText';

/**
 * Beneath the list: by which rules its trades are drawn, and that the run was picked afterwards, with what follows from
 * that. Nothing on the page closes it.
 */
export function FeedNotes() {
  const language = useLanguage();
  const { locale, texts } = language;
  const market = useMarket();
  const picked = useStoreState(selectPicked);
  const count = formatCount(picked?.count ?? 0, locale);
  return (
    <>
      <p>
        {market ? marketText(variantTexts(market, language).note, market, language) : texts.feedNoteScript}
      </p>
      {picked && (
        <p className="ink">
          {picked.rank === 'any'
            ? fill(texts.pickedAny, { count })
            : fill(texts.pickedAs, { count, rank: texts[picked.rank] })}
        </p>
      )}
    </>
  );
}
