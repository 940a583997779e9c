import { isRunName } from '@simulation/engine';
import { DEFAULT_LOCALE } from '@simulation/engine/texts';
import { fill } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress, selectRun } from '../../store/selectors';
import { useLanguageLinks, usePageLink } from '../shared/links';
import { shownSeed } from '../shared/shownSeed';
import * as styles from './FootLinks.module.css';

/** The name of the run, and what a visitor looks for at the foot of a page. The links keep the run. */
export function FootLinks() {
  const { texts, locale } = useLanguage();
  const { site } = useActions();
  const { unread } = useStoreState(selectAddress);
  const { route, seed } = useStoreState(selectRun);
  const toPage = usePageLink();
  const languages = useLanguageLinks().filter(({ href }) => href !== undefined);
  const statistics = useDialogButton('statistics');
  const help = useDialogButton('help');
  const share = useDialogButton('share');
  const run = useDialogButton('run');

  return (
    <div className={`remark row ${styles.links}`}>
      {site.hasLinks ? (
        <>
          {languages.map(({ locale, text, href }) => (
            <a key={locale} href={href} lang={locale} hrefLang={locale}>
              {text}
            </a>
          ))}
          {route === 'v' ? (
            <a href={toPage('dashboard', DEFAULT_LOCALE)}>{texts.dashboard}</a>
          ) : (
            <a href={toPage('v', DEFAULT_LOCALE)} hrefLang={DEFAULT_LOCALE}>
              {texts.otherPage}
            </a>
          )}
          <a href={`${site.base}lessons/index${locale === DEFAULT_LOCALE ? '' : `.${locale}`}.html`}>
            {texts.forTeachers}
          </a>
        </>
      ) : (
        <p>{texts.noLinks}</p>
      )}
      <button type="button" {...help}>
        {texts.paidAlready}
      </button>
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
      {unread.length > 0 && (
        <p className={styles.unread}>
          {fill(unread.length === 1 ? texts.unread : texts.unreadMany, { names: unread.join(', ') })}
        </p>
      )}
    </div>
  );
}
