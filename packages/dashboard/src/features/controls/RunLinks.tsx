import { DEFAULT_LOCALE } from '@simulation/engine/texts';
import { useContext } from 'react';
import { controlsTexts } from '../../i18n/controls';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { Place } from '../../store/react/Place';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { BUTTON_LOOKS } from '../../ui/Button/Button';
import { usePageLink } from '../shared/links';
import { DraftContext } from './draft';

/** What else there is of the run, and the other page with it. */
export function RunLinks() {
  const texts = useTexts(controlsTexts);
  const { site } = useActions();
  const { route } = useStoreState(selectRun);
  const toPage = usePageLink();
  const [hasDraft] = useContext(DraftContext);
  const other = route === 'v' ? 'dashboard' : 'v';
  return (
    <>
      {hasDraft && <p className="remark">{texts.draft}</p>}
      <div className="row">
        <Place name="run" />
        {site.hasLinks && (
          <a className={BUTTON_LOOKS.outline} href={toPage(other, DEFAULT_LOCALE)} hrefLang={DEFAULT_LOCALE}>
            {route === 'v' ? texts.toFeed : texts.toV}
          </a>
        )}
      </div>
    </>
  );
}
