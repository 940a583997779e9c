import { isRunName } from '../../engine';
import { fill } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { shownSeed } from '../shared/shownSeed';
import { usePageLink } from '../shared/usePageLink';
import * as styles from './FootLinks.module.css';

/** The name of the run, and what a visitor looks for at the foot of a page. The links keep the run. */
export function FootLinks() {
  const { locale, texts } = useLanguage();
  const { site } = useActions();
  const { route, seed } = useStoreState(selectRun);
  const toPage = usePageLink();
  const statistics = useDialogButton('statistics');
  const share = useDialogButton('share');
  const run = useDialogButton('run');
  const other = locale === 'en' ? 'de' : 'en';

  return (
    <div className={`remark ${styles.links}`}>
      {site.hasLinks ? (
        <>
          <a href={toPage('dashboard', other)} lang={other} hrefLang={other}>
            {texts.otherLanguage}
          </a>
          {route === 'v' ? (
            <a href={toPage('dashboard', 'en')}>{texts.dashboard}</a>
          ) : (
            <a href={toPage('v', 'en')} hrefLang="en">
              {texts.otherPage}
            </a>
          )}
        </>
      ) : (
        <p>{texts.noLinks}</p>
      )}
      <button type="button" {...statistics}>
        {texts.statistics}
      </button>
      <button type="button" {...share}>
        {texts.share}
      </button>
      <button type="button" className={styles.run} {...run}>
        <span>{texts.run} </span>
        <bdi>{isRunName(seed) ? seed : fill(texts.quoted, { text: shownSeed(seed) })}</bdi>
      </button>
    </div>
  );
}
