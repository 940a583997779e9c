import { isRunName } from '@simulation/engine';
import { fill } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { Place } from '../../store/react/Place';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { shownSeed } from '../shared/shownSeed';
import { HostLinks } from './HostLinks';
import { LanguageLinks } from './LanguageLinks';

/** What a visitor looks for at the foot of a page. The links keep the run, whose name is printed. */
export function FootLinks() {
  const { texts } = useLanguage();
  const { site } = useActions();
  const { seed } = useStoreState(selectRun);

  return (
    <div className="remark row">
      {site.hasLinks ? (
        <>
          <Place name="foot" />
          <LanguageLinks className="target" />
          <HostLinks />
        </>
      ) : (
        <p>{texts.noLinks}</p>
      )}
      <p className="print-only">
        {texts.run} <bdi>{isRunName(seed) ? seed : fill(texts.quoted, { text: shownSeed(seed) })}</bdi>
      </p>
    </div>
  );
}
