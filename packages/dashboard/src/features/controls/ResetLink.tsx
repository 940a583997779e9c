import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress } from '../../store/selectors';
import { BUTTON_LOOKS } from '../../ui/Button/Button';
import { useLink } from '../shared/links';

/** The way back to a run of which nothing was chosen: not the theme, nor the pace of reading aloud. */
export function ResetLink() {
  const texts = useTexts(controlsTexts);
  const { site } = useActions();
  const { route, theme } = useStoreState(selectAddress);
  const toLink = useLink();
  if (!site.hasLinks) return null;
  return (
    <div className="row">
      <a className={BUTTON_LOOKS.outline} href={toLink(route, { theme })}>
        {texts.reset}
      </a>
    </div>
  );
}
