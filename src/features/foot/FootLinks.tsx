import { pathOf, writeAddress } from '../../address/writeAddress';
import { isRunName } from '../../engine';
import { fill } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { shownSeed } from '../shared/shownSeed';
import { useChooseTheme } from '../shared/useChooseTheme';
import * as styles from './FootLinks.module.css';

/** The seed of the run, and what a visitor looks for at the foot of a page. The links keep the run. */
export function FootLinks() {
  const { locale, texts } = useLanguage();
  const actions = useActions();
  const { route, scenario, chance, cost, ...given } = useStoreState(selectRun);
  const chooseTheme = useChooseTheme();
  const statistics = useDialogButton('statistics');
  const explanation = useDialogButton('explanation');
  const controls = useDialogButton('controls');

  const other = locale === 'en' ? 'de' : 'en';
  const { picked, theme } = actions.address();
  const start = { ...given, theme };
  // `/v` has no scenario to choose.
  const dashboard = (locale: 'en' | 'de') =>
    writeAddress(pathOf({ route: 'dashboard', locale }, actions.site), {
      ...start,
      ...(route === 'dashboard' && { scenario, chance, cost, picked }),
    });
  const v = writeAddress(pathOf({ route: 'v', locale: 'en' }, actions.site), start);
  const { seed } = given;
  const run = isRunName(seed) ? seed : fill(texts.quoted, { text: shownSeed(seed) });

  return (
    <div className={`remark ${styles.links}`}>
      <p className={styles.seed}>
        {texts.seed} <bdi>{run}</bdi>
      </p>
      {actions.site.hasLinks ? (
        <>
          <a href={dashboard(other)} lang={other} hrefLang={other}>
            {texts.otherLanguage}
          </a>
          {route === 'v' ? (
            <a href={dashboard('en')}>{texts.dashboard}</a>
          ) : (
            <a href={v} hrefLang="en">
              {texts.otherPage}
            </a>
          )}
        </>
      ) : (
        <p>{texts.noLinks}</p>
      )}
      <button type="button" onClick={() => chooseTheme(isDark() ? 'light' : 'dark')}>
        {texts.otherTheme}
      </button>
      <button type="button" className={styles.inBar} {...explanation}>
        {texts.deceive}
      </button>
      <button type="button" {...statistics}>
        {texts.statistics}
      </button>
      <button type="button" className={styles.inBar} {...controls}>
        {texts.controls}
      </button>
    </div>
  );
}

/** Whether the page is dark now, by choice or by the system. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
