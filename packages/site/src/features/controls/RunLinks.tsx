import { DEFAULT_LOCALE } from '@simulation/engine/texts';
import { useContext } from 'react';
import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useLanguage, useTexts } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { BUTTON_LOOKS, Button } from '../../ui/Button/Button';
import { usePageLink } from '../shared/links';
import { DraftContext } from '../shared/shareChoice';

/** What else there is of the run: its statistics, and the other page with it. */
export function RunLinks() {
  const { texts: page } = useLanguage();
  const texts = useTexts(controlsTexts);
  const { site } = useActions();
  const { route } = useStoreState(selectRun);
  const toPage = usePageLink();
  const statistics = useDialogButton('statistics');
  const [hasDraft] = useContext(DraftContext);
  const other = route === 'v' ? 'dashboard' : 'v';
  return (
    <>
      {hasDraft && <p className="remark">{texts.draft}</p>}
      <div className="row">
        <Button {...statistics}>{page.statistics}</Button>
        {site.hasLinks && (
          <a className={BUTTON_LOOKS.outline} href={toPage(other, DEFAULT_LOCALE)} hrefLang={DEFAULT_LOCALE}>
            {route === 'v' ? texts.toFeed : texts.toV}
          </a>
        )}
      </div>
    </>
  );
}
